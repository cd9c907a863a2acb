/** Placeholder for a card while its book loads. */
export function BookCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex h-full gap-4 rounded-card border border-line bg-card p-4"
    >
      <div className="aspect-2/3 w-2/5 max-w-40 shrink-0 self-start rounded-cover bg-wash" />
      <div className="grid grow content-start gap-3 pb-20">
        <div className="h-6 rounded-cover bg-wash" />
        <div className="h-4 w-2/3 rounded-cover bg-wash" />
        <div className="h-16 rounded-cover bg-wash" />
        <div className="h-6 w-1/2 rounded-cover bg-wash" />
      </div>
    </div>
  );
}
