import {
  canTransition,
  nextStatuses,
  type OrderStatus,
} from '@book-store/contract/orders/order/order-status';
import { expect } from 'vitest';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';
import { makeFiguresDue } from './figures.builder.ts';

/** Returns a seeded generator of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Moves an order as the shop does. */
export async function move(id: unknown, status: OrderStatus, at: Date): Promise<void> {
  await Order.updateOne(
    { _id: id },
    { $set: { status, changedAt: at }, $push: { history: { status, at } } },
  );
  await makeFiguresDue(id);
}

/** Moves an order on, or reopens an ended one. */
export async function moveAny(random: () => number, at: Date) {
  const orders = await Order.find({}).sort({ _id: 1 }).lean<StoredOrder[]>();
  const order = orders[Math.floor(random() * orders.length)] as StoredOrder;
  if (order.returns) return;
  if (order.status === 'delivered' && random() < 0.6) return returnSome(order, random, at);
  const [next] = nextStatuses(order.status).toSorted(() => random() - 0.5);
  const back = order.status === 'delivered' ? 'out-for-delivery' : 'placed';
  const to = next ?? back;
  expect(next === undefined || canTransition(order.status, to)).toBe(true);
  // After reopening, the history may keep the undone entry or drop it.
  if (!next && random() < 0.5) {
    await Order.updateOne({ _id: order._id }, { $set: { history: order.history.slice(0, -1) } });
  }
  await move(order._id, to, at);
}

/** Returns some copies of an order, with a partial or higher refund, as the owner may decide. */
async function returnSome({ _id, lines, totalCents }: StoredOrder, random: () => number, at: Date) {
  const returned = lines
    .filter((_line, index) => index === 0 || random() < 0.5)
    .map(({ bookId, priceCents, quantity }) => ({
      bookId,
      quantity,
      cents: priceCents * quantity,
    }));
  const cents = returned.reduce((sum, line) => sum + line.cents, 0);
  const amount = Math.min(totalCents, Math.floor(cents * (0.5 + random())));
  const refund = { at, amount, lowered: 0, sums: [] };
  const one = { state: 'refunded', reason: 'other', lines: returned, events: [], refund };
  await Order.updateOne({ _id }, { $set: { returns: [one], changedAt: at } });
  await makeFiguresDue(_id);
}
