import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { OrderPayment as Payment } from '@book-store/contract/orders/payments/payments.schemas';
import { dateFormat } from '@book-store/contract/place';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { Button } from '../../../../kit/button.tsx';
import { formatAmount, totalOf } from '../../../../lib/money/amount.ts';
import { orderingTexts } from '../../../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { useOpenCheckoutMutation } from '../order/api.ts';
import { useIsBeingConfirmed } from '../order/use-is-being-confirmed.ts';
import { leaveToPay } from './leave-to-pay.ts';
import { TransferAccount } from './transfer-account.tsx';

type OrderPaymentProps = {
  order: OrderView;
  payment: Payment;
  /** From a guest's link. */
  token?: string | undefined;
};

export function OrderPayment({ order, payment, token }: OrderPaymentProps) {
  const words = useTexts(orderTexts);
  const { methods, ...names } = useTexts(orderingTexts).payment;
  const { method, state, due, paid, refunded, account, payable, payUntil, giftCard } = payment;
  const left = UNPAID_ENDS.includes(order.status) ? 0 : Math.max(0, totalOf([due, -paid]));
  const waits = order.status === 'awaiting-payment' && method === 'stripe';
  return (
    <section aria-label={words.payment} className="stack gap-3 border-t border-line pt-5">
      <p>
        <span className="text-muted">{words.payment}: </span>
        {giftCard && names.giftCard(maskedGiftCard(giftCard.lastFour))}
        {giftCard && `: ${formatAmount(giftCard.amount)}`}
        {giftCard &&
          giftCard.returned > 0 &&
          `, ${words.givenBack(formatAmount(giftCard.returned))}`}
        {giftCard && method !== 'gift-card' && due > 0 && '; '}
        {method !== 'gift-card' && (due > 0 || !giftCard) && methods[method]}
        {giftCard && left > 0 && `: ${formatAmount(left)}`}
        {paid > 0 && `, ${words.paid(formatAmount(paid))}`}
        {refunded > 0 && `, ${words.givenBack(formatAmount(refunded))}`}
      </p>
      {account && left > 0 && (
        <TransferAccount
          account={account}
          amount={left}
          reference={order.number}
          isLater={method === 'invoice'}
        />
      )}
      {payable && <PayNow order={order} token={token} until={payUntil} />}
      {waits && !payable && state === 'pending' && <p>{words.takesDays}</p>}
    </section>
  );
}

type PayNowProps = Pick<OrderPaymentProps, 'order' | 'token'> & { until: string | undefined };

/** Opens Stripe; after the return from there, waits for Stripe's confirmation instead. */
function PayNow({ order, token, until }: PayNowProps) {
  const words = useTexts(orderTexts);
  const language = useLanguage();
  const isBeingConfirmed = useIsBeingConfirmed();
  const [openCheckout, { isLoading, error }] = useOpenCheckoutMutation();

  async function pay() {
    const { data } = await openCheckout({ id: order._id, token });
    if (data) leaveToPay(data.url, { id: order._id, token });
  }

  if (isBeingConfirmed(order)) return <p role="status">{words.paymentArrives}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => void pay()} disabled={isLoading}>
        {words.payNow}
      </Button>
      {until && (
        <p className="text-fine text-muted">
          {words.payBy(dateFormat(language, { timeStyle: 'short' }).format(new Date(until)))}
        </p>
      )}
      <div role="status" className="empty:hidden">
        {error && <p className="font-semibold text-bad">{toApiProblem(error).message}</p>}
      </div>
    </div>
  );
}
