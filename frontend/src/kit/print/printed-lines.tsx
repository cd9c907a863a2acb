import { formatMoney } from '@book-store/contract/money';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { deliveryWords } from '../../lib/delivery-words.ts';
import { editionOf } from '../../lib/edition.ts';

type PrintedLinesProps = {
  /** Without an address it is picked up in the shop. */
  order: Pick<OrderView, 'number' | 'lines' | 'deliveryFee'> & { address?: object | undefined };
  /** Adds a box to tick for each book. */
  ticks?: boolean;
};

/** The rows of a receipt and of a packing slip: the books, and what their delivery costs. */
export function PrintedLines({
  order: { number, lines, deliveryFee, address },
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
        {lines.map(({ bookId, title, author, price, ...edition }) => (
          <tr key={bookId}>
            {ticks && (
              <td>
                <span className="tick-box" />
              </td>
            )}
            <td>
              {title}
              {author && <span className="block text-[0.9em]">{author}</span>}
              <span className="block text-[0.9em] empty:hidden">{editionOf(edition)}</span>
            </td>
            <td className="amount">{formatMoney(price)}</td>
          </tr>
        ))}
        {address && (
          <tr>
            <td colSpan={ticks ? 2 : 1}>Delivery</td>
            <td className="amount">{deliveryWords(deliveryFee)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
