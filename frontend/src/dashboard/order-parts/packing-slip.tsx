import { formatMoney } from '@book-store/contract/money';
import { UNPAID_ENDS } from '@book-store/contract/order-status';
import { copiesIn } from '@book-store/contract/orders';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { DateTime } from '../../kit/date-time.tsx';
import { PostalAddress } from '../../kit/postal-address.tsx';
import { type Paper, PrintHead, PrintSheet } from '../../kit/print/print-sheet.tsx';
import { PrintedLines } from '../../kit/print/printed-lines.tsx';
import { counted } from '../../lib/amount.ts';
import { cashLabels } from '../order-moves/order-labels.ts';

type PackingSlipsProps = { orders: readonly AdminOrderView[]; paper: Paper };

/** The printed packing slips of some orders, each on a page of its own. */
export function PackingSlips({ orders, paper }: PackingSlipsProps) {
  return (
    <PrintSheet label={orders.length === 1 ? 'Packing slip' : 'Packing slips'} paper={paper}>
      {orders.map((order) => (
        <PackingSlip key={order._id} order={order} />
      ))}
    </PrintSheet>
  );
}

/** Recipient, books and the cash to collect. */
function PackingSlip({ order }: { order: AdminOrderView }) {
  return (
    <article aria-label={`Order ${order.number}`} className="printed-page">
      <PrintHead name="Packing slip" number={order.number} />
      <div className="keep-together mb-[1.2em] grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[1.5em]">
        <div className="text-[1.25em] leading-snug">
          <PostalAddress order={order} />
          <p className="mt-[0.3em] empty:hidden">{order.phone}</p>
        </div>
        <p className="rounded-[4pt] border-[1.5pt] border-current px-[0.9em] py-[0.6em] text-center">
          <span className="block">{cashLabels[order.status]}</span>
          <strong className="block text-[2em] leading-tight tabular-nums">
            {formatMoney(UNPAID_ENDS.includes(order.status) ? 0 : order.totalPrice)}
          </strong>
        </p>
      </div>
      <PrintedLines order={order} ticks />
      <p className="flex justify-between pt-[0.5em] font-bold">
        <span>{counted(copiesIn(order.lines), 'book')}, total</span>
        <span className="tabular-nums">{formatMoney(order.totalPrice)}</span>
      </p>
      <p className="mt-[1.5em] text-[0.9em]">
        Order ID {order._id}, placed on <DateTime at={order.createdAt} />. Payment in cash
        {order.address ? ' on delivery' : ' in the shop'}.
      </p>
    </article>
  );
}
