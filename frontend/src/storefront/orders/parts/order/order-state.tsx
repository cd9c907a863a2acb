import { isOpen, UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { Price } from '../../../../kit/money/price.tsx';
import { orderStatusName } from '../../../../lib/ordering/order-status-names.ts';
import { orderingTexts } from '../../../../lib/ordering/texts.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

const colourOf = (status: OrderView['status']) => {
  if (UNPAID_ENDS.includes(status)) return 'text-bad';
  return isOpen(status) ? 'text-accent-deep' : 'text-good';
};

export function OrderState({
  order,
}: {
  order: Pick<OrderView, 'status' | 'address' | 'boughtGiftCard'>;
}) {
  const ordering = useTexts(orderingTexts);
  return (
    <span
      className={`inline-block rounded-full border-2 border-current px-3 max-w-full font-semibold ${colourOf(order.status)}`}
    >
      {orderStatusName(order.status, order, ordering)}
    </span>
  );
}

type OrderTotalProps = {
  order: Pick<OrderView, 'status' | 'totalPrice' | 'payment'>;
  className: string;
};

/** The total, struck through if the order ended unpaid. */
export function OrderTotal({ order, className }: OrderTotalProps) {
  const { status, totalPrice, payment } = order;
  const words = useTexts(orderTexts);
  if (!UNPAID_ENDS.includes(status)) return <Price amount={totalPrice} className={className} />;
  return (
    <>
      {/* The line stands where it does for the size of this element's text. */}
      <s className={`text-muted ${className}`}>
        <Price amount={totalPrice} />
      </s>
      <span className="block text-fine">
        {payment && (payment.paid > 0 || payment.giftCard) ? words.moneyBack : words.nothingToPay}
      </span>
    </>
  );
}
