import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { DateTime } from '../../shared/ui/date-time.tsx';
import { deliveryWords } from '../../shared/ui/delivery-words.ts';
import { PostalAddress } from '../../shared/ui/postal-address.tsx';
import { dollars } from '../../shared/ui/price.tsx';
import { type Paper, PrintHead, PrintSheet } from '../../shared/ui/print-sheet.tsx';

/** The printed packing slip: recipient, books and the cash to collect. */
export function PackingSlip({ order, paper }: { order: AdminOrderView; paper: Paper }) {
  return (
    <PrintSheet label="Packing slip" paper={paper}>
      <PrintHead name="Packing slip" number={order.number} />
      <div className="keep-together mb-[1.2em] grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[1.5em]">
        <div className="text-[1.25em] leading-snug">
          <PostalAddress order={order} />
          <p className="mt-[0.3em]">{order.phone}</p>
        </div>
        <p className="rounded-[4pt] border-[1.5pt] border-current px-[0.9em] py-[0.6em] text-center">
          <span className="block">
            {order.status === 'delivered' ? 'Cash collected' : 'Cash to collect'}
          </span>
          <strong className="block text-[2em] leading-tight tabular-nums">
            {dollars(order.totalPrice)}
          </strong>
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col" className="w-[2em]">
              <span className="sr-only">Packed</span>
            </th>
            <th scope="col">Book</th>
            <th scope="col" className="amount">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ bookId, title, author, price }) => (
            <tr key={bookId}>
              <td>
                <span className="tick-box" />
              </td>
              <td>
                {title}
                {author && <span className="block text-[0.9em]">{author}</span>}
              </td>
              <td className="amount">{dollars(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex justify-between pt-[0.5em]">
        <span>Delivery</span>
        <span className="tabular-nums">{deliveryWords(order.deliveryFee)}</span>
      </p>
      <p className="flex justify-between pt-[0.3em] font-bold">
        <span>{order.lines.length === 1 ? '1 book' : `${order.lines.length} books`}, total</span>
        <span className="tabular-nums">{dollars(order.totalPrice)}</span>
      </p>
      <p className="mt-[1.5em] text-[0.9em]">
        Order ID {order._id}, placed on <DateTime at={order.createdAt} />. Payment in cash on
        delivery.
      </p>
    </PrintSheet>
  );
}
