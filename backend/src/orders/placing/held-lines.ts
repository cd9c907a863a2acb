import type { StoredOrder } from '../order/orders.model.ts';

type Held = Pick<StoredOrder, 'copiesOf' | 'lines' | 'hold'>;

/** Returns whether the copies of an order are back, because nobody has confirmed it in time. */
export const hasLapsed = ({ hold }: Pick<StoredOrder, 'hold'>): boolean => Boolean(hold?.lapsedAt);

/** Returns whether the shop has cancelled an order because nobody has confirmed it in time. */
export const wasNeverConfirmed = ({ hold, history }: Pick<StoredOrder, 'hold' | 'history'>) => {
  const last = history.at(-1);
  return hasLapsed({ hold }) && last?.status === 'cancelled' && last.by?.role === 'shop';
};

/** Returns the lines of an order whose copies it has taken from the shelf, or had taken before it ended. */
export const heldLines = (order: Held): StoredOrder['lines'][number][] =>
  hasLapsed(order) ? [] : countedLines(order);

/** Returns the lines of an order whose copies it holds, or holds again as soon as it is confirmed. */
export function countedLines({
  copiesOf,
  lines,
}: Pick<Held, 'copiesOf' | 'lines'>): StoredOrder['lines'][number][] {
  const held = new Set((copiesOf ?? []).map(String));
  return lines.filter(({ bookId }) => held.has(bookId.toString()));
}
