// The eight divers: one helmet, and behind its glass the sign of the trade; an upgraded diver wears a golden module.
import { memo } from "react";
import type { ReactNode } from "react";
import type { Diver } from "../view";
import { Icon } from "./icon";

const SIGNS: Record<Diver, ReactNode> = {
  metal_expert: (
    <>
      <path className="otys-sign" d="M12.500 8h7l3.500 6-3.500 6h-7L9 14z" />
      <circle className="otys-hole" cx="16" cy="14" r="2.400" />
    </>
  ),
  plant_expert: (
    <>
      <path
        className="otys-sign"
        d="M22.500 7.500C14 7.500 10 11 10 16c0 2.500 2 4.500 4.500 4.500 5.500 0 8-6 8-13z"
      />
      <path className="otys-cut" d="M10 21c2.500-5 5.500-8 9.500-10.500" />
    </>
  ),
  fuel_expert: (
    <path
      className="otys-sign"
      d="M16 6.500c3 4.200 5.700 6.800 5.700 9.800a5.700 5.700 0 0 1-11.400 0c0-3 2.700-5.600 5.700-9.800z"
    />
  ),
  tech_expert: (
    <>
      <path className="otys-line" d="M9 12h14M9 16h14M14 7v14M18 7v14" />
      <rect className="otys-sign" x="11" y="9" width="10" height="10" rx="1.500" />
      <rect className="otys-hole" x="14" y="12" width="4" height="4" />
    </>
  ),
  trader: (
    <>
      <path className="otys-line" d="M16 7.500v13M9.500 10h13M12 20.500h8" />
      <path className="otys-sign" d="M9.500 10l-3 6h6zM22.500 10l-3 6h6z" />
    </>
  ),
  spy: (
    <>
      <path
        className="otys-sign"
        d="M7.500 14c2.400-4 5.200-5.800 8.500-5.800s6.100 1.800 8.500 5.800c-2.400 4-5.200 5.800-8.500 5.800S9.900 18 7.500 14z"
      />
      <circle className="otys-hole" cx="16" cy="14" r="3.200" />
      <circle className="otys-sign" cx="16" cy="14" r="1.300" />
    </>
  ),
  engineer: (
    <path
      className="otys-sign"
      d="M21.800 8.300l-3 3-1.700-.4-.4-1.700 3-3a5 5 0 0 0-6.300 6.300L8.600 17.300a2.200 2.200 0 0 0 3.100 3.100l4.800-4.800a5 5 0 0 0 6.300-6.300z"
    />
  ),
  explorer: (
    <>
      <circle className="otys-line" cx="16" cy="14" r="6.800" />
      <path className="otys-sign" d="M20.500 9.500l-2.600 6.400-6.400 2.600 2.600-6.400z" />
      <circle className="otys-hole" cx="16" cy="14" r="1.200" />
    </>
  ),
};

export const DiverIcon = memo(function DiverIcon({ diver, upgraded }: { diver: Diver; upgraded: boolean }) {
  return (
    <Icon className={`otys-diver-icon otys-${diver}${upgraded ? " otys-is-upgraded" : ""}`}>
      <path className="otys-suit" d="M3 32c0-5 4-8 8-8.500h10c4 .5 8 3.500 8 8.500z" />
      <path
        className="otys-collar"
        d="M8.500 22.500h15a1.500 1.500 0 0 1 1.500 1.500v1.500a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 7 25.500V24a1.500 1.500 0 0 1 1.500-1.500z"
      />
      <path className="otys-helmet" d="M3.200 11.500h3v5h-3zM25.800 11.500h3v5h-3z" />
      <circle className="otys-helmet" cx="16" cy="13.500" r="12" />
      <circle className="otys-glass" cx="16" cy="14" r="9.600" />
      {SIGNS[diver]}
      {upgraded && (
        <>
          <circle className="otys-gold-ring" cx="16" cy="14" r="10.300" />
          <circle className="otys-gold" cx="26" cy="6" r="5.600" />
          <path className="otys-gold-sign" d="M26 3v6M23 6h6" />
        </>
      )}
    </Icon>
  );
});
