// The four resources, each with its own outline: a nut of metal, a leaf, a drum of fuel, a chip of tech.
import { memo } from "react";
import type { ReactNode } from "react";
import type { Resource } from "../view";
import { Icon, Letter } from "./icon";

/** The outline alone, for use inside other pictures; fills the square from 4 to 28. */
export const RESOURCE_SHAPES: Record<Resource, ReactNode> = {
  metal: <path d="M10 4h12l7 12-7 12H10L3 16z" />,
  plant: <path d="M28 3C12 3 4 10 4 19c0 5 4 9 9 9 11 0 15-11 15-25z" />,
  fuel: <path d="M16 2c5 7 10 12 10 18a10 10 0 0 1-20 0c0-6 5-11 10-18z" />,
  tech: <path d="M7 5h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z" />,
};

const DETAILS: Record<Resource, ReactNode> = {
  metal: <path className="otys-shine" d="M11 6.5h10l1.8 3H9.2z" />,
  plant: <path className="otys-vein" d="M5 27C10 18 17 11 25 6" />,
  fuel: <path className="otys-shine" d="M10 20c0-3 2-6 4-9-1 4-2 6-2 9z" />,
  tech: (
    <path
      className="otys-pins"
      d="M1 11h4M1 16h4M1 21h4M27 11h4M27 16h4M27 21h4M11 1v4M16 1v4M21 1v4M11 27v4M16 27v4M21 27v4"
    />
  ),
};

const LETTER_AT: Record<Resource, number> = { metal: 21, plant: 22, fuel: 24, tech: 21 };

interface ResourceIconProps {
  type: Resource;
  letter: string;
  className?: string;
}

/** A resource with its letter in the reader's language. */
export const ResourceIcon = memo(function ResourceIcon({ type, letter, className = "" }: ResourceIconProps) {
  return (
    <Icon className={`otys-resource otys-${type} ${className}`}>
      {DETAILS[type]}
      <g className="otys-body">{RESOURCE_SHAPES[type]}</g>
      {type !== "tech" && DETAILS[type]}
      <Letter y={LETTER_AT[type]}>{letter}</Letter>
    </Icon>
  );
});

/** A cube of the solo game: the resource's colour and letter on a box. */
export function CubeIcon({ type, letter }: { type: Resource; letter: string }) {
  return (
    <Icon className={`otys-resource otys-cube otys-${type}`}>
      <path className="otys-body" d="M16 2l12 6.5v15L16 30 4 23.500V8.500z" />
      <path className="otys-vein" d="M4 8.500L16 15l12-6.500" />
      <Letter y={26} size={12}>
        {letter}
      </Letter>
    </Icon>
  );
}
