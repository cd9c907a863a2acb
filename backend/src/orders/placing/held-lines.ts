import type { StoredOrder } from '../order/orders.model.ts';

type Held = Pick<StoredOrder, 'copiesOf' | 'lines' | 'hold'>;

/** Whether stock was released because nobody confirmed the order in time. */
export const hasLapsed = ({ hold }: Pick<StoredOrder, 'hold'>): boolean => Boolean(hold?.lapsedAt);

/** Whether the shop cancelled the order because nobody confirmed it in time. */
export const wasNeverConfirmed = ({ hold, history }: Pick<StoredOrder, 'hold' | 'history'>) => {
  const last = history.at(-1);
  return hasLapsed({ hold }) && last?.status === 'cancelled' && last.by?.role === 'shop';
};

/** Lines whose stock the order has taken, or had taken before it ended. */
export const heldLines = (order: Held): StoredOrder['lines'][number][] =>
  hasLapsed(order) ? [] : countedLines(order);

/** Lines whose stock the order holds, or will hold again once confirmed. */
export function countedLines({
  copiesOf,
  lines,
}: Pick<Held, 'copiesOf' | 'lines'>): StoredOrder['lines'][number][] {
  const held = new Set((copiesOf ?? []).map(String));
  return lines.filter(({ bookId }) => held.has(bookId.toString()));
}
