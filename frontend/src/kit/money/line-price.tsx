import { amountOf } from '@book-store/contract/orders/order/orders';
import { formatAmount } from '../../lib/money/amount.ts';
import { Price } from './price.tsx';

type LinePriceProps = { price: number; quantity?: number | undefined; className?: string };

/** What the copies of a line cost together, and where there are several, what one of them costs. */
export const LinePrice = ({ price, quantity = 1, className }: LinePriceProps) => (
  <span className={className}>
    <Price amount={amountOf({ price, quantity })} />
    {quantity > 1 && (
      <span className="block text-fine font-normal whitespace-nowrap text-muted tabular-nums">
        {quantity} x {formatAmount(price)}
      </span>
    )}
  </span>
);
