import { isOpen } from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { formatDay, formatDays } from '@book-store/contract/promised-days';
import { useId } from 'react';
import { OrderDate } from '../../../../kit/date-time.tsx';
import { inSentence } from '../../../../kit/in-sentence.tsx';
import { DiscountLine } from '../../../../kit/money/discount-line.tsx';
import { TaxLines } from '../../../../kit/money/tax-lines.tsx';
import { OrderNumber } from '../../../../kit/order-number.tsx';
import { OrderTexts } from '../../../../kit/order-texts.tsx';
import { ParcelLink } from '../../../../kit/parcel-link.tsx';
import { copiesInWords, formatAmount } from '../../../../lib/money/amount.ts';
import { deliveryWords, wayName } from '../../../../lib/ordering/delivery-words.ts';
import { orderingTexts } from '../../../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { OrderReturns } from '../order-returns/order-returns.tsx';
import { OrderPayment } from '../payment/order-payment.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import type { JustPlaced } from './just-placed.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderAgain } from './order-again.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderState, OrderTotal } from './order-state.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type OrderCardProps = {
  order: OrderView;
  /** Set for the order that the customer has just placed. */
  justPlaced?: JustPlaced | undefined;
  /** From a guest's link. */
  token?: string | undefined;
  onOrderAgain: OrderAgain;
};

export function OrderCard({ order, justPlaced, token, onOrderAgain }: OrderCardProps) {
  const texts = useTexts();
  const words = useTexts(orderTexts);
  const headingId = useId();
  const frame = justPlaced ? 'border-2 border-accent' : 'border border-line';
  return (
    <article
      aria-labelledby={headingId}
      className={`stack gap-6 rounded-card bg-card p-5 break-words md:p-8 ${frame}`}
    >
      {justPlaced && isOpen(order.status) && (
        <NextSteps order={order} unsaved={justPlaced.unsaved} />
      )}
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 id={headingId}>
              {inSentence(words.order, <OrderNumber>{order.number}</OrderNumber>)}
            </h2>
            <OrderState order={order} />
          </div>
          <p className="text-muted">
            {words.placedOn}
            <OrderDate at={order.createdAt} />
          </p>
        </div>
        <p className="md:text-right">
          <span className="block text-fine text-muted">{texts.checkout.totalPrice} </span>
          <OrderTotal order={order} className="text-h2 leading-[1.2] font-semibold" />
        </p>
      </header>
      <ConfirmOrder order={order} token={token} />
      <OrderTimeline order={order} />
      <OnItsWay order={order} />
      {order.payment && <OrderPayment order={order} payment={order.payment} token={token} />}
      <OrderLines order={order} />
      <div>
        {!order.boughtGiftCard && <OrderCost order={order} />}
        <div className="max-w-72 text-muted empty:hidden">
          <DiscountLine discount={order.discountCode} />
          <TaxLines taxes={order.taxes} />
        </div>
      </div>
      <OrderFacts order={order} />
      <OrderTexts texts={order.texts} />
      <OrderReturns order={order} />
      <OrderActions order={order} token={token} onOrderAgain={onOrderAgain} />
    </article>
  );
}

export function OrderCost({
  order,
}: {
  order: Pick<OrderView, 'lines' | 'deliveryFee' | 'delivery' | 'payment'>;
}) {
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const ordering = useTexts(orderingTexts);
  const delivery = useTexts(commonTexts).delivery;
  const { methods } = useTexts(orderingTexts).payment;
  const books = copiesInWords(order.lines, common);
  return (
    <p className="text-muted">
      {books}. {wayName(order.delivery, ordering)}:{' '}
      <span className="tabular-nums">{deliveryWords(order.deliveryFee, delivery)}</span>
      {order.delivery?.days && `, ${formatDays(order.delivery.days, language)}`}
      {order.payment?.fee !== undefined &&
        `. ${methods[order.payment.method]}: ${formatAmount(order.payment.fee)}`}
    </p>
  );
}

/** Where the customer finds their books: on their way, or waiting in the shop. */
function OnItsWay({ order: { status, delivery, tracking } }: { order: OrderView }) {
  const words = useTexts(orderTexts);
  const language = useLanguage();
  if (delivery?.keptUntil) {
    return (
      <p className="font-semibold">{words.keptUntil(formatDay(delivery.keptUntil, language))}</p>
    );
  }
  if (!tracking || (status !== 'out-for-delivery' && status !== 'delivered')) return null;
  return (
    <p>
      {words.yourParcel}
      <ParcelLink tracking={tracking} />
    </p>
  );
}
