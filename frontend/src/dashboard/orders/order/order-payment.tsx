import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderPayment } from '@book-store/contract/orders/payments/payments.schemas';
import { useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import {
  paymentEventNames,
  paymentMethodNames,
  paymentStateNames,
} from '../../../lib/ordering/payment-names.ts';
import { useCheckPaymentMutation } from '../parts/payments/api.ts';
import { MarkPaidButton, openSumOf } from '../parts/payments/mark-paid-button.tsx';
import { RefundForm } from './refund-form.tsx';

type OrderPaymentProps = { order: AdminOrderView; payment: AdminOrderPayment };

export function OrderPayment({ order, payment }: OrderPaymentProps) {
  const { method, state, due, paid, refunded, refundable, giftCard } = payment;
  const region = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(region, said);
  return (
    <div ref={region} className="grid gap-4">
      <p ref={said} tabIndex={-1} className="outline-none">
        <span className="font-semibold">{paymentStateNames()[state]}</span>
        <span className="block text-fine text-muted">{paymentMethodNames()[method]}</span>
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 tabular-nums">
        {giftCard && (
          <Sum name={`Gift card ${maskedGiftCard(giftCard.lastFour)}`} amount={giftCard.amount} />
        )}
        {giftCard && giftCard.returned > 0 && (
          <Sum name="Back on the gift card" amount={giftCard.returned} />
        )}
        <Sum name="To pay" amount={due} />
        <Sum name="Paid" amount={paid} />
        {refunded > 0 && <Sum name="Given back" amount={refunded} />}
      </dl>
      {openSumOf(order) > 0 && <MarkPaidButton order={order} />}
      <Refunds payment={payment} />
      <PaymentEvents events={payment.events} />
      {refundable > 0 && (
        <RefundForm
          key={`${refundable} ${payment.refunds?.length}`}
          order={order}
          refundable={refundable}
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
  const open = refunds.filter(({ state }) => state !== 'made');
  if (open.length === 0) return null;
  return (
    <ul aria-label="Refunds" className="grid gap-1">
      {open.map(({ _id, amount, state }) => (
        <li key={_id} className={state === 'failed' ? 'text-bad' : ''}>
          {formatAmount(amount)}:{' '}
          {state === 'failed'
            ? 'Stripe refused this refund. See why at Stripe, or give the money back in another way.'
            : 'on its way; Stripe is asked again until it answers.'}
        </li>
      ))}
    </ul>
  );
}

function PaymentEvents({ events }: Pick<AdminOrderPayment, 'events'>) {
  if (events.length === 0) return null;
  return (
    <ol aria-label="What happened to the payment" className="grid gap-1 text-fine">
      {events.map(({ kind, at, amount, by, reference }, index) => (
        // Append-only.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="break-words">
          {paymentEventNames()[kind]}
          {amount !== undefined && ` ${formatAmount(amount)}`}
          <span className="text-muted">
            , <DateTime at={at} />
            {by?.name && `, ${by.name}`}
            {reference && kind !== 'started' && `, ${referenceInWords(reference)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The reference of a bank row is a digest, which is meaningless to users. */
const referenceInWords = (reference: string) =>
  /^[\w-]{43}$/.test(reference) ? 'from the bank’s file' : reference;

/** Updates the payment from Stripe. */
function CheckButton({ id }: { id: string }) {
  const [checkPayment] = useCheckPaymentMutation();
  const { act, busy } = useAction({
    run: () => checkPayment(id).unwrap(),
    done: ({ same, stripe }) => {
      if (!stripe) return 'The customer has not been at Stripe';
      if (stripe.uncounted) return `Stripe has ${stripe.uncounted}, which the shop does not count`;
      return same ? 'Stripe says the same' : 'Taken over from Stripe';
    },
  });
  return (
    <Button variant="secondary" aria-disabled={busy} onClick={() => void act()}>
      Ask Stripe
    </Button>
  );
}
