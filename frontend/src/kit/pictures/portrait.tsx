import { coverPath } from '@book-store/contract/pictures';
import { useState } from 'react';

type PortraitProps = {
  /** File name of an uploaded picture; without one, a drawn reader is shown. */
  picture?: string | undefined;
  className?: string;
};

/** An admin's picture in a round frame; decorative, because the name is shown next to it. */
export function Portrait({ picture, className = 'size-9' }: PortraitProps) {
  const frame = `shrink-0 rounded-full border border-line bg-wash ${className}`;
  const [broken, setBroken] = useState<string>();
  if (!picture || picture === broken) return <DrawnReader className={frame} />;
  return (
    <img
      src={coverPath(picture, 120)}
      alt=""
      width={120}
      height={120}
      onError={() => setBroken(picture)}
      className={`${frame} object-cover object-top`}
    />
  );
}

/** A reader behind an open book. */
function DrawnReader({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="16" r="8" className="fill-control" />
      <path d="M8 48c0-13 6-20 16-20s16 7 16 20z" className="fill-muted" />
      <path
        d="m9 30 15 4.5L39 30v13.5l-15 4.5-15-4.5z"
        className="fill-accent stroke-wash"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M24 34.5V48" className="stroke-wash" strokeWidth="2" />
    </svg>
  );
}
