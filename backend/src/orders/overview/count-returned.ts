import { discountedCents } from '../order/line-cents.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { returnedCents } from '../order/return-view.ts';

type Returned = Pick<StoredOrder, 'lines' | 'returns'>;
type Span = { from: Date; to: Date };

export const refundTimes = ({ returns }: Pick<StoredOrder, 'returns'>): Date[] =>
  (returns ?? []).flatMap(({ refund }) => refund?.at ?? []);

/**
 * Refunds for copies in a period (end excluded): the total in minor units, and the copies of each book with the
 * prices that they were sold at.
 */
export async function countReturned({ from, to }: Span) {
  const orders = await Order.find(
    { 'returns.refund.at': { $gte: from, $lt: to } },
    { lines: 1, returns: 1 },
  ).lean<Returned[]>();
  const all = orders.flatMap(({ lines, returns }) => {
    const inSpan = (returns ?? []).filter(
      ({ refund }) => refund && refund.at >= from && refund.at < to,
    );
    return inSpan.map((one) => ({ one, sold: lines }));
  });
  return {
    cents: returnedCents(all.map(({ one }) => one)),
    books: all.flatMap(({ one, sold }) =>
      one.lines.flatMap(({ bookId, quantity }) => {
        const line = sold.find((each) => each.bookId.equals(bookId));
        if (!line) return [];
        return {
          bookId: bookId.toString(),
          author: line.author ?? '',
          category: line.category,
          copies: quantity,
          cents: Math.round((discountedCents(line) * quantity) / line.quantity),
        };
      }),
    ),
  };
}
