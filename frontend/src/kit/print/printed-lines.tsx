import { formatMoney } from '@book-store/contract/money';
import { amountOf } from '@book-store/contract/orders';
import { formatDays } from '@book-store/contract/promised-days';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { deliveryWords } from '../../lib/delivery-words.ts';
import { editionOf } from '../../lib/edition.ts';
import { taxWords } from '../../lib/taxes.ts';
import { wayName } from '../../lib/way-name.ts';
import { addedTaxes } from '../tax-lines.tsx';

type PrintedLinesProps = {
  /** Without an address it is picked up in the shop. */
  order: Pick<OrderView, 'number' | 'lines' | 'deliveryFee' | 'delivery' | 'taxes' | 'address'>;
  /** Adds a box to tick for each book. */
  ticks?: boolean;
};

/** The rows of a receipt and of a packing slip: the books, what their delivery costs, and the tax that is not in the prices. */
export function PrintedLines({
  order: { number, lines, deliveryFee, delivery, taxes, address },
  ticks = false,
}: PrintedLinesProps) {
  return (
    <table>
      <thead>
        <tr>
          {ticks && (
            <th scope="col" className="w-[2em]">
              <span className="sr-only">Packed</span>
            </th>
          )}
          {/* The head of the table stands on each page: loose pages tell whose they are. */}
          <th scope="col">
            Book <span className="font-normal">· order {number}</span>
          </th>
          <th scope="col" className="amount">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ bookId, title, author, price, quantity, ...edition }) => (
          <tr key={bookId}>
            {ticks && (
              <td>
                <span className="tick-box" />
              </td>
            )}
            <td>
              {quantity > 1 && <strong>{quantity} x </strong>}
              {title}
              {author && <span className="block text-[0.9em]">{author}</span>}
              <span className="block text-[0.9em] empty:hidden">{editionOf(edition)}</span>
            </td>
            <td className="amount">
              {formatMoney(amountOf({ price, quantity }))}
              {quantity > 1 && (
                <span className="block text-[0.9em]">each {formatMoney(price)}</span>
              )}
            </td>
          </tr>
        ))}
        {(delivery || address) && (
          <tr>
            <td colSpan={ticks ? 2 : 1}>
              {wayName(delivery)}
              {delivery?.days && (
                <span className="block text-[0.9em]">{formatDays(delivery.days)}</span>
              )}
            </td>
            <td className="amount">{deliveryWords(deliveryFee)}</td>
          </tr>
        )}
        {addedTaxes(taxes)?.sums.map(
          ({ rate, tax }) =>
            rate !== undefined && (
              <tr key={rate}>
                <td colSpan={ticks ? 2 : 1}>{taxWords(rate, false)}</td>
                <td className="amount">{formatMoney(tax)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
