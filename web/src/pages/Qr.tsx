// A QR code as SVG.

import qrcode from "qrcode-generator";
import { useMemo } from "react";

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    let squares = "";
    for (let row = 0; row < count; ++row) {
      for (let column = 0; column < count; ++column)
        if (code.isDark(row, column)) squares += `M${column} ${row}h1v1h-1z`;
    }
    return { size: count, path: squares };
  }, [text]);
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
