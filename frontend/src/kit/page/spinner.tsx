/** The loading state of a page or panel, visible and announced. */
export function Spinner({
  text,
  className = '',
}: {
  text: string;
  className?: string | undefined;
}) {
  return (
    <div
      role="status"
      className={`appear-late grid justify-items-center gap-4 py-16 text-muted ${className}`}
    >
      <span aria-hidden="true" className="spinner" />
      <span>{text}</span>
    </div>
  );
}
