import { formatDollars } from '@book-store/contract/money';

/** Dollars with a $ in front and two decimals, as everywhere in the shop. */
export const dollars = (amount: number) => `$${formatDollars(amount)}`;

export function Price({ amount, className }: { amount: number; className?: string }) {
  return <span className={`tabular-nums ${className ?? ''}`}>{dollars(amount)}</span>;
}

type PricePairProps = { newPrice: number; oldPrice: number; size?: 'text-h3' | 'text-body' };

/**
 * New price large, old price struck through even where it is equal, as the specification has it; a saving is
 * spelled out for screen readers.
 */
export function PricePair({ newPrice, oldPrice, size = 'text-h3' }: PricePairProps) {
  const saving = oldPrice - newPrice;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Price amount={newPrice} className={`font-semibold ${size}`} />
      <s className={`tabular-nums text-muted ${size === 'text-body' ? 'text-fine' : ''}`}>
        <span className="sr-only">, old price </span>
        {dollars(oldPrice)}
      </s>
      {saving > 0 && <span className="sr-only">, you save {dollars(saving)}</span>}
    </p>
  );
}
