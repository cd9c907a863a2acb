import { encode } from 'uqr';

/** Scanners need a margin of four modules. */
const BORDER = 4;

/** A text as a QR code, black on white in any colour scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-field bg-sheet"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
