/** The shop's mark: an open book with a bright bookmark. */
export function LogoMark({ className = 'size-8 max-w-none' }: { className?: string }) {
  return (
    <img
      src="/favicon.svg"
      alt=""
      width={32}
      height={32}
      // Otherwise React would preload it before the covers.
      fetchPriority="low"
      className={className}
    />
  );
}
