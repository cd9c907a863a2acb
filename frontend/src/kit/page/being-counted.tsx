/** Shown in place of figures that a shop with many orders is still counting. */
export function BeingCounted() {
  return (
    <p role="status" className="rounded-card border border-line bg-wash px-5 py-4">
      <strong className="font-semibold">Your orders are being counted.</strong> The shop does so
      once, in the background; with a million orders it takes a few minutes. What you see here is
      not complete until then, and it is refreshed on its own.
    </p>
  );
}
