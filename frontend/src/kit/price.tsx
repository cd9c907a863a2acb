import { formatMoney } from '@book-store/contract/money';

export function Price({ amount, className }: { amount: number; className?: string }) {
  return <span className={`tabular-nums ${className ?? ''}`}>{formatMoney(amount)}</span>;
}

type PricePairProps = {
  newPrice: number;
  oldPrice?: number | undefined;
  size?: 'text-h3' | 'text-body';
};

/**
 * New price large, the old one struck through where it is higher: any other was never asked. The saving is
 * spelled out for screen readers.
 */
export function PricePair({ newPrice, oldPrice = newPrice, size = 'text-h3' }: PricePairProps) {
  const saving = oldPrice - newPrice;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Price amount={newPrice} className={`font-semibold ${size}`} />
      {saving > 0 && (
        <>
          <s className={`tabular-nums text-muted ${size === 'text-body' ? 'text-fine' : ''}`}>
            <span className="sr-only">, old price </span>
            {formatMoney(oldPrice)}
          </s>
          <span className="sr-only">, you save {formatMoney(saving)}</span>
        </>
      )}
    </p>
  );
}
