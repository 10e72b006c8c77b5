// The frame of every picture on the board: a 32 × 32 drawing that says nothing to a screen reader; its owner has words.
import type { ReactNode } from "react";

export interface IconProps {
  className?: string;
}

export function Icon({ className = "", children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={`otys-icon ${className}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A letter in the middle of a picture. */
export function Letter({
  children,
  x = 16,
  y = 21,
  size = 14,
}: {
  children: string;
  x?: number;
  y?: number;
  size?: number;
}) {
  return (
    <text className="otys-letter" x={x} y={y} fontSize={size}>
      {children}
    </text>
  );
}
