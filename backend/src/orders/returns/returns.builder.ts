import type { ReturnState } from '@book-store/contract/orders/returns/returns';
import { Types } from 'mongoose';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { anEndedOrder } from '../order/orders.builder.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';

/** Accepts returns for some days after delivery, or not at all. */
export const aShopWithReturns = (returnDays: number | null = 14): Promise<void> =>
  storeSettings({ storefront: { returnDays: returnDays ?? undefined } });

type Given = NonNullable<Parameters<typeof anEndedOrder>[0]>;

/** Stores a delivered order of two copies of a book for $10 each, by default paid in cash, and returns its id. */
export const aDeliveredOrder = (given: Given = {}): Promise<string> =>
  anEndedOrder({
    books: [{ price: 10, quantity: 2 }],
    payment: { method: 'cash-on-delivery', state: 'paid', due: 2000, paid: 2000 },
    ...given,
  });

export const storedOrder = async (id: string): Promise<StoredOrder> =>
  (await Order.findById(id).lean<StoredOrder>()) as StoredOrder;

/** The body that cancels a copy of the first book of an order. */
export const cancelledLine = async (id: string) => ({
  lines: [{ bookId: (await storedOrder(id)).productIds[0]?.toString() ?? '', from: 1, to: 0 }],
});

/** Stores a return of one copy of the first book of an order, by default of a new one. */
export async function aReturn({
  state = 'asked',
  order,
  ...given
}: Given & { state?: ReturnState; order?: string } = {}) {
  const id = order ?? (await aDeliveredOrder(given));
  const [line] = (await storedOrder(id)).lines;
  const returnId = new Types.ObjectId();
  const one = {
    _id: returnId,
    state,
    reason: 'other',
    lines: [{ bookId: line?.bookId, quantity: 1, cents: line?.priceCents ?? 0 }],
    events: [{ state: 'asked', at: new Date(), by: { role: 'customer' } }],
  };
  await Order.updateOne({ _id: id }, { $push: { returns: one } });
  return { id, returnId: returnId.toString(), bookId: String(line?.bookId) };
}
