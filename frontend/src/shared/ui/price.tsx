import { formatDollars } from '@book-store/contract/money';

/** Dollars with a $ in front and two decimals, as everywhere in the shop. */
export const dollars = (amount: number) => `$${formatDollars(amount)}`;

export function Price({ amount, className }: { amount: number; className?: string }) {
  return <span className={`tabular-nums ${className ?? ''}`}>{dollars(amount)}</span>;
}

/** New price large, old price struck through; the saving is spelled out for screen readers. */
export function PricePair({ newPrice, oldPrice }: { newPrice: number; oldPrice: number }) {
  const reduced = oldPrice > newPrice;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Price amount={newPrice} className="text-h3 font-semibold" />
      {reduced && (
        <>
          <s className="tabular-nums text-muted">
            <span className="sr-only">instead of </span>
            {dollars(oldPrice)}
          </s>
          <span className="sr-only">, you save {dollars(oldPrice - newPrice)}</span>
        </>
      )}
    </p>
  );
}
