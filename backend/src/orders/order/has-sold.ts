import { UNSOLD } from '@book-store/contract/orders/order/order-status';
import { Order, type StoredOrder } from './orders.model.ts';

/** Batch size. */
const BATCH = 100;

type Sold = Pick<StoredOrder, 'lines' | 'returns'>;

/**
 * Whether at least this many orders placed in a period (end excluded) are sales: confirmed, not ended unpaid,
 * and not fully returned. Reads hardly more orders than it needs.
 */
export async function hasSold(orders: number, from: Date, to: Date): Promise<boolean> {
  const placed = { createdAt: { $gte: from, $lt: to }, boughtGiftCard: null };
  let sales = 0;
  for (let read = 0; ; read += BATCH) {
    const part = await Order.find(
      { ...placed, status: { $nin: UNSOLD } },
      { 'lines.quantity': 1, 'returns.lines.quantity': 1, 'returns.refund.at': 1 },
    )
      .sort({ createdAt: -1, _id: -1 })
      .skip(read)
      .limit(BATCH)
      .lean<Sold[]>();
    sales += part.filter((order) => copiesKept(order) > 0).length;
    if (sales >= orders || part.length < BATCH) return sales >= orders;
  }
}

function copiesKept({ lines, returns }: Sold): number {
  const refunded = (returns ?? []).filter(({ refund }) => refund?.at);
  return copiesOf(lines) - copiesOf(refunded.flatMap((one) => one.lines));
}

const copiesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
