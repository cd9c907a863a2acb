import { dateFormat } from '@book-store/contract/place';
import { SumLine } from '../../../kit/money/sum-line.tsx';
import { PrintSheet } from '../../../kit/print/print-sheet.tsx';
import { copiesInWords, formatAmount } from '../../../lib/money/amount.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { handoverTexts } from '../handover-texts.ts';
import { cashInWords, cashOf, type Stop } from '../parts/deliveries/delivery-rounds.ts';

/** The delivery list for print, with the notes, the cash to collect, and boxes to tick for parcel and cash. */
export function DeliverySheet({ stops }: { stops: readonly Stop[] }) {
  const { sheet: texts, deliveries, parcels } = useTexts(handoverTexts);
  const common = useTexts(commonTexts);
  const today = dateFormat(useLanguage(), { dateStyle: 'full' });
  const orders = stops.flatMap((stop) => stop.orders);
  return (
    <PrintSheet label={texts.label}>
      <div className="mb-[1em] flex items-baseline justify-between gap-[1em]">
        <h1>{deliveries.title}</h1>
        <p>{today.format(new Date())}</p>
      </div>
      {/* Fixed: a name of a hundred letters must not squeeze the address. */}
      <table className="table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-[2.2em]">
              <span className="sr-only">{texts.delivered}</span>
            </th>
            <th scope="col" className="w-[27%]">
              {texts.name}
            </th>
            <th scope="col">{texts.address}</th>
            <th scope="col" className="w-[20%]">
              {texts.order}
            </th>
            <th scope="col" className="amount w-[7.5em]">
              {texts.cash}
            </th>
            <th scope="col" className="amount w-[5em]">
              {texts.paid}
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
                      {texts.note(text)}
                    </span>
                  ))}
                </td>
                <td>
                  <span className="whitespace-nowrap">{order.number}</span>
                  <span className="block">{copiesInWords(order.lines, common)}</span>
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
        name={texts.total(orders.length)}
        className="keep-together pt-[0.8em] text-[1.3em] font-bold"
      >
        {formatAmount(cashOf(orders))}
      </SumLine>
    </PrintSheet>
  );
}
