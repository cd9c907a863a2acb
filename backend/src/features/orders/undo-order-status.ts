import type { OrderStatus } from '@book-store/contract/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { OutOfStock } from '@book-store/contract/schemas/orders';
import { AppError } from '../../shared/errors.ts';
import { findOrder } from './find-order.ts';
import { undoOf } from './order-undo.ts';
import { toAdminOrderView } from './order-view.ts';
import type { StoredOrder } from './orders.model.ts';
import type { PlaceOrderDeps } from './place-order.ts';
import { reopenOrder } from './reopen-order.ts';
import { illegalStatus } from './update-order-status.ts';

/** `from` is the status that the admin saw, `by` the admin's username. */
type Undo = { from: OrderStatus; by: string };

export type UndoDeps = Pick<PlaceOrderDeps, 'copies' | 'findBooks' | 'now'>;

/**
 * Takes back the move that ended an order: it gets the status before that one again. Both stay in its
 * history. What it needs is taken from the shelf once more. Throws `not-found`, `out-of-stock`, or
 * `illegal-status` with the order as it is now.
 */
export async function undoOrderStatus(
  id: string,
  { from, by }: Undo,
  { findBooks, ...deps }: UndoDeps,
): Promise<{ order: AdminOrderView; to: OrderStatus }> {
  const at = deps.now();
  const seen = await findOrder(id);
  const undo = seen.status === from ? undoOf(seen, at) : undefined;
  const outOfStock = async () => soldMeanwhile(seen, await findBooks(seen.productIds.map(String)));
  const entry = undo && {
    status: undo.to,
    at,
    by: { role: 'admin' as const, name: by },
    undo: true as const,
  };
  const undone = entry && (await reopenOrder(seen, entry, { ...deps, outOfStock }));
  if (undone) return { order: toAdminOrderView(undone, at), to: undone.status };
  const now = await findOrder(id);
  throw illegalStatus(
    now.status === from
      ? `Only the last move of an order can be undone, for ${ORDER_UNDO_MINUTES} minutes.`
      : `This order is now ${now.status}.`,
    toAdminOrderView(now, at),
  );
}

/** Returns the error for copies that somebody else has bought since. */
function soldMeanwhile(
  { status }: Pick<StoredOrder, 'status'>,
  books: Awaited<ReturnType<UndoDeps['findBooks']>>,
): AppError {
  const missing = books.filter(({ stock, orderable }) => stock === 0 && !orderable);
  return new AppError('out-of-stock', {
    detail: `Sold since then: ${missing.map(({ title }) => title).join(', ')}. The order stays ${status}.`,
    extra: {
      bookIds: missing.map(({ _id }) => _id.toString()),
      books: missing.map(({ _id, title }) => ({ bookId: _id.toString(), title, left: 0 })),
    } satisfies OutOfStock,
  });
}
