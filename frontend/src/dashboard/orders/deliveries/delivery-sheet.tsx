import { dateFormat } from '@book-store/contract/place';
import { SumLine } from '../../../kit/money/sum-line.tsx';
import { PrintSheet } from '../../../kit/print/print-sheet.tsx';
import { copiesInWords, formatAmount } from '../../../lib/money/amount.ts';
import { cashInWords, cashOf, parcels, type Stop } from '../parts/deliveries/delivery-rounds.ts';

const today = () => dateFormat('en', { dateStyle: 'full' });

/** The delivery list for print, with the notes, the cash to collect, and boxes to tick for parcel and cash. */
export function DeliverySheet({ stops }: { stops: readonly Stop[] }) {
  const orders = stops.flatMap((stop) => stop.orders);
  return (
    <PrintSheet label="Printed delivery list">
      <div className="mb-[1em] flex items-baseline justify-between gap-[1em]">
        <h1>Delivery list</h1>
        <p>{today().format(new Date())}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col" className="w-[2.2em]">
              <span className="sr-only">Delivered</span>
            </th>
            <th scope="col">Name and phone</th>
            <th scope="col">Address</th>
            <th scope="col">Order</th>
            <th scope="col" className="amount">
              Cash
            </th>
            <th scope="col" className="amount">
              Paid
            </th>
          </tr>
        </thead>
        {stops.map((stop) => (
          <tbody key={stop.place}>
            <tr>
              <th colSpan={4} scope="rowgroup" className="pt-[1em]! font-bold">
                {stop.place} ({parcels(stop.orders.length)})
              </th>
              <th className="amount pt-[1em]! font-bold">{formatAmount(cashOf(stop.orders))}</th>
              <td />
            </tr>
            {stop.orders.map((order) => (
              <tr key={order._id}>
                <td>
                  <span className="tick-box" />
                </td>
                <td>
                  {order.name}
                  <span className="block">{order.phone}</span>
                </td>
                <td>
                  {order.address.street}
                  <span className="block">
                    {order.address.zipcode} {order.address.city}
                  </span>
                  {order.notes.map(({ _id, text }) => (
                    <span key={_id} className="block whitespace-pre-line font-bold">
                      Note: {text}
                    </span>
                  ))}
                </td>
                <td>
                  <span className="whitespace-nowrap">{order.number}</span>
                  <span className="block">{copiesInWords(order.lines)}</span>
                  {order.delivery?.name}
                </td>
                <td className="amount">{cashInWords(order)}</td>
                <td className="amount">
                  <span className="tick-box" />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <SumLine
        name={<>{parcels(orders.length)}, cash to collect</>}
        className="keep-together pt-[0.8em] text-[1.3em] font-bold"
      >
        {formatAmount(cashOf(orders))}
      </SumLine>
    </PrintSheet>
  );
}
