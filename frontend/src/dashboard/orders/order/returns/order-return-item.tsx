import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { DateTime } from '../../../../kit/date-time.tsx';
import { PrintCreditNote } from '../../../../kit/print/print-papers.tsx';
import { formatAmount } from '../../../../lib/money/amount.ts';
import {
  copyStateNames,
  returnReasonNames,
  returnStateNames,
} from '../../../../lib/ordering/return-names.ts';
import { titleIn } from '../../../../lib/ordering/returned-titles.ts';
import { AgreeForm } from '../agree-form.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { RefuseReturn } from './refuse-return.tsx';
import { ReturnRefundForm } from './return-refund-form.tsx';

type ReturnProps = { order: AdminOrderView; one: AdminOrderReturn };

/** One return: what comes back and why, how far it is, and what can be done next. */
export function OrderReturnItem({ order, one }: ReturnProps) {
  const { state, lines, reason, note, instructions, refusal, amount, events } = one;
  const { invoice } = order;
  const isShelved = lines.some(({ shelved }) => shelved);
  return (
    <li className="grid gap-3 border-b border-line pb-5 last:border-0 last:pb-0">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {returnStateNames[state]}
        {amount !== undefined && <span className="tabular-nums">{formatAmount(amount)}</span>}
      </p>
      <ul className="grid gap-1">
        {lines.map(({ bookId, quantity, condition, shelved }) => (
          <li key={bookId} className="break-words">
            {quantity > 1 && `${quantity} x `}
            {titleIn(order, bookId)}
            {condition && (
              <span className="block text-fine text-muted">
                {copyStateNames[condition]}, {shelved} back on the shelf
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-fine break-words whitespace-pre-line">
        {returnReasonNames[reason]}
        {note && `: ${note}`}
      </p>
      {state === 'on-its-way' && <Told what="You told the customer:" text={instructions} />}
      <Told what="Refused:" text={refusal} />
      <ol aria-label="What happened to the return" className="grid text-fine text-muted">
        {events.map((event) => (
          <li key={event.state}>
            {returnStateNames[event.state]}, <DateTime at={event.at} />
            {event.by.name ? `, ${event.by.name}` : `, the ${event.by.role}`}
          </li>
        ))}
      </ol>
      {state === 'asked' && <AgreeForm order={order} one={one} />}
      {state === 'on-its-way' && <ReceiveForm order={order} one={one} />}
      {state === 'received' && <ReturnRefundForm order={order} one={one} />}
      {state !== 'refunded' && state !== 'refused' && !isShelved && (
        <RefuseReturn order={order} one={one} />
      )}
      {invoice && one.creditNote && (
        <PrintCreditNote {...{ order, invoice }} creditNote={one.creditNote} returned={one} />
      )}
    </li>
  );
}

function Told({ what, text }: { what: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="text-fine break-words whitespace-pre-line">
      <span className="text-muted">{what}</span> {text}
    </p>
  );
}
