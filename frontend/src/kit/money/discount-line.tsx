import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { discountWords } from '../../lib/ordering/discount-words.ts';
import { orderingTexts } from '../../lib/ordering/texts.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';

type DiscountLineProps = { discount: OrderView['discountCode']; className?: string };

/** The discount code of an order with what it gives; nothing where none is used. */
export function DiscountLine({ discount, className = '' }: DiscountLineProps) {
  const texts = useTexts(orderingTexts);
  if (!discount) return null;
  return (
    <p className={`flex justify-between gap-4 ${className}`}>
      <span className="min-w-0 break-words">{texts.discount(discount.code)}</span>
      <span className="text-right whitespace-nowrap tabular-nums">
        {discountWords(discount, texts)}
      </span>
    </p>
  );
}
