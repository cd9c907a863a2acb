import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import { useCallback, useEffect, useRef, useState } from 'react';

const KEEP_MS = ORDER_UNDO_MINUTES * 60_000;

type KeptOrders = { list: string; orders: ReadonlyMap<string, AdminOrderView> };

/**
 * Keeps orders in place after a status change removes them from the list: otherwise the next one slides under the
 * pointer, and there is nowhere to undo the move. They leave with the list or after some minutes. `list`
 * says which list it is.
 */
export function useKeptOrders(orders: readonly AdminOrderView[], list: string) {
  const [kept, setKept] = useState<KeptOrders>({ list, orders: new Map() });
  if (kept.list !== list) setKept({ list, orders: new Map() });
  const sequence = useRef<{ list: string; ids: string[] }>({ list, ids: [] });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const before = sequence.current.list === list ? sequence.current.ids : [];
  const shown = withKept(orders, kept.orders, before);
  useEffect(() => {
    sequence.current = { list, ids: shown.map(({ _id }) => _id) };
  });
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const keep = useCallback((order: AdminOrderView) => {
    const change = (edit: (orders: Map<string, AdminOrderView>) => void) =>
      setKept((now) => {
        const next = new Map(now.orders);
        edit(next);
        return { ...now, orders: next };
      });
    change((next) => next.set(order._id, order));
    const leave = () =>
      change((next) => {
        if (next.get(order._id) === order) next.delete(order._id);
      });
    timers.current.add(setTimeout(leave, KEEP_MS));
  }, []);
  return { shown, keep };
}

/** Reinserts removed orders after their former predecessor. */
function withKept(
  orders: readonly AdminOrderView[],
  kept: ReadonlyMap<string, AdminOrderView>,
  before: readonly string[],
): AdminOrderView[] {
  const shown = [...orders];
  const listed = new Set(orders.map(({ _id }) => _id));
  for (const [at, id] of before.entries()) {
    const order = kept.get(id);
    if (!order || listed.has(id)) continue;
    const place = before
      .slice(0, at)
      .findLast((earlier) => shown.some(({ _id }) => _id === earlier));
    shown.splice(shown.findIndex(({ _id }) => _id === place) + 1, 0, order);
  }
  return shown;
}
