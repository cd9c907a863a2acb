import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderPayment } from '@book-store/contract/orders/payments/payments.schemas';
import { RETURN_REFUND_REASON } from '@book-store/contract/settings/payment/payment';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { Correctable } from '../parts/order-parts/correctable.tsx';
import { useCheckPaymentMutation } from '../parts/payments/api.ts';
import { isNextPaid, MarkPaidButton, openSumOf } from '../parts/payments/mark-paid.tsx';
import { paymentTexts } from '../payment-texts.ts';
import { RefundForm } from './refund-form.tsx';

type OrderPaymentProps = { order: AdminOrderView; payment: AdminOrderPayment };

export function OrderPayment({ order, payment }: OrderPaymentProps) {
  const { method, state, due, paid, refunded, refundable, refundedAtStripe, giftCard } = payment;
  const texts = useTexts(paymentTexts);
  const names = useTexts(ownerOrderingTexts);
  return (
    <div data-focus-area className="grid gap-4">
      <p data-takes-focus>
        <span className="font-semibold">{names.states[state]}</span>
        <span className="block text-fine text-muted">{names.methods[method]}</span>
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 tabular-nums">
        {giftCard && (
          <Sum name={texts.giftCard(maskedGiftCard(giftCard.lastFour))} amount={giftCard.amount} />
        )}
        {giftCard && giftCard.returned > 0 && (
          <Sum name={texts.backOnCard} amount={giftCard.returned} />
        )}
        <Sum name={texts.toPay} amount={due} />
        <Sum name={texts.paid} amount={paid} />
        {refunded > 0 && <Sum name={texts.givenBack} amount={refunded} />}
      </dl>
      {openSumOf(order) > 0 && !isNextPaid(order) && <MarkPaidButton order={order} />}
      <Refunds payment={payment} />
      <PaymentEvents events={payment.events} />
      {refundedAtStripe && (
        <Correctable
          key={`${refundedAtStripe} at Stripe`}
          can
          button={texts.refund.explain}
          form={(onDone) => (
            <RefundForm order={order} most={refundedAtStripe} madeAtStripe onDone={onDone} />
          )}
        >
          <p>{texts.refund.atStripe(formatAmount(refundedAtStripe))}</p>
        </Correctable>
      )}
      {refundable > 0 && (
        <Correctable
          key={`${refundable} ${payment.refunds?.length}`}
          can
          button={texts.refund.title}
          form={(onDone) => <RefundForm order={order} most={refundable} onDone={onDone} />}
        />
      )}
      {method === 'stripe' && <CheckButton id={order._id} />}
    </div>
  );
}

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <>
    <dt>{name}</dt>
    <dd className="text-right">{formatAmount(amount)}</dd>
  </>
);

/** Pending and failed refunds. */
function Refunds({ payment: { refunds = [] } }: { payment: AdminOrderPayment }) {
  const texts = useTexts(paymentTexts);
  const open = refunds.filter(({ state }) => state !== 'made');
  if (open.length === 0) return null;
  return (
    <ul aria-label={texts.refunds} className="grid gap-1">
      {open.map(({ _id, amount, state }) => (
        <li key={_id} className={state === 'failed' ? 'text-bad' : ''}>
          {(state === 'failed' ? texts.refundFailed : texts.refundOpen)(formatAmount(amount))}
        </li>
      ))}
    </ul>
  );
}

function PaymentEvents({ events }: Pick<AdminOrderPayment, 'events'>) {
  const texts = useTexts(paymentTexts);
  const names = useTexts(ownerOrderingTexts);
  if (events.length === 0) return null;
  return (
    <ol aria-label={texts.events} className="grid gap-1 text-fine">
      {events.map(({ kind, at, amount, by, reference }, index) => (
        // Append-only.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="break-words">
          {names.events[kind]}
          {amount !== undefined && ` ${formatAmount(amount)}`}
          <span className="text-muted">
            , <DateTime at={at} />
            {by?.name && `, ${by.name}`}
            {reference && kind !== 'started' && `, ${saidOf(reference, texts)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function saidOf(reference: string, texts: TextsOf<typeof paymentTexts>): string {
  if (reference === RETURN_REFUND_REASON) return texts.booksReturned;
  // The reference of a bank row is a digest, which is meaningless to users.
  return /^[\w-]{43}$/.test(reference) ? texts.fromFile : reference;
}

/** Updates the payment from Stripe. */
function CheckButton({ id }: { id: string }) {
  const texts = useTexts(paymentTexts);
  const [checkPayment] = useCheckPaymentMutation();
  const { act, busy } = useAction({
    run: () => checkPayment(id).unwrap(),
    done: ({ same, stripe }) => {
      if (!stripe) return texts.neverThere;
      if (stripe.uncounted) return texts.uncounted(stripe.uncounted);
      return same ? texts.same : texts.takenOver;
    },
  });
  return (
    <Button variant="secondary" disabled={busy} onClick={() => void act()}>
      {texts.ask}
    </Button>
  );
}
