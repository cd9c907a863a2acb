type PortraitProps = {
  /** File name of an uploaded picture; without one the drawn reader stands in. */
  picture?: string | undefined;
  className?: string;
};

/** The picture of an admin in a round frame; the name stands beside it, so it says nothing. */
export function Portrait({ picture, className = 'size-9' }: PortraitProps) {
  const frame = `shrink-0 rounded-full border border-line bg-wash ${className}`;
  if (!picture) return <DrawnReader className={frame} />;
  return (
    <img
      src={`/covers/120/${encodeURIComponent(picture)}`}
      alt=""
      width={120}
      height={120}
      className={`${frame} object-cover object-top`}
    />
  );
}

/** Somebody behind an open book. */
function DrawnReader({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="17.5" r="8.5" className="fill-control" />
      <path d="M8 48c0-12 7-17.5 16-17.5S40 36 40 48z" className="fill-muted" />
      <path
        d="M24 36.5c-3.5-2.5-8-3.200-13-2.700V48h26V33.800c-5-.5-9.500.2-13 2.700z"
        className="fill-accent"
      />
      <path d="M24 36.5V48" className="stroke-on-accent" strokeWidth="1.5" />
    </svg>
  );
}
