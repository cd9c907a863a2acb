import type { HandoversQuery } from '@book-store/contract/orders/parcels/handovers.schemas';
import type {
  ListPaymentsQuery,
  PaymentCounts,
} from '@book-store/contract/orders/payments/admin-payments.schemas';
import type { ReturnState } from '@book-store/contract/orders/returns/returns';
import type {
  ListReturnsQuery,
  ReturnCounts,
} from '@book-store/contract/orders/returns/returns.schemas';
import { DESK_COUNT_MAX } from '@book-store/contract/platform/desk/desk-lines';
import { PAYMENT_LISTS, type PaymentList } from '@book-store/contract/settings/payment/payment';
import type { z } from 'zod';
import { findPage, type Page } from '../../platform/documents/mongo.ts';
import type { Shop } from '../../platform/shop.ts';
import { type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import { findOrderPage } from '../order/order-waits.ts';
import { Order, type OrderFilter, type StoredOrder } from '../order/orders.model.ts';
import { paymentsThatWait } from './payments-that-wait.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

type Asked = { now: Date; shop: Shop };

/** Newest first. */
export async function listByPayment(
  { show, ...page }: z.output<typeof ListPaymentsQuery>,
  { now, shop }: Asked,
): Promise<Page<ShownAdminOrder>> {
  const { found, total } = await findOrderPage(paymentsThatWait(now, shop)[show], {
    sort: NEWEST_FIRST,
    ...page,
  });
  return { found: found.map((order) => toAdminOrderView(order, now)), total };
}

/** Counts each list up to `DESK_COUNT_MAX`, as the desk does. */
export async function countByPayment({ now, shop }: Asked): Promise<PaymentCounts> {
  const lists = paymentsThatWait(now, shop);
  const count = async (list: PaymentList) => {
    const { filter, hint } = lists[list];
    const query = Order.countDocuments(filter).limit(DESK_COUNT_MAX);
    return hint ? query.hint(hint) : query;
  };
  const counts = PAYMENT_LISTS.map(async (list) => [list, await count(list)] as const);
  return Object.fromEntries(await Promise.all(counts)) as PaymentCounts;
}

/** Orders paid by Stripe since a time, oldest first, in batches. */
export async function* paidByStripe(since: Date, batch: number): AsyncGenerator<StoredOrder> {
  const orders = Order.find({ 'payment.method': 'stripe', createdAt: { $gte: since } })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredOrder>()
    .cursor({ batchSize: batch });
  yield* orders;
}

/** A shop with more has other means to match them. */
const OPEN_TRANSFERS_MAX = 5000;

/** What money by transfer is expected for, newest first. */
export const listOpenTransfers = (): Promise<StoredOrder[]> =>
  Order.find(
    { 'payment.method': { $in: ['transfer', 'invoice'] }, 'payment.state': 'open' },
    { number: 1, name: 1, status: 1, totalCents: 1, payment: 1 },
  )
    .sort(NEWEST_FIRST)
    .limit(OPEN_TRANSFERS_MAX)
    .lean<StoredOrder[]>();

export const findByNumbers = async (numbers: readonly number[]): Promise<StoredOrder[]> =>
  numbers.length === 0 ? [] : Order.find({ number: { $in: [...numbers] } }).lean<StoredOrder[]>();

/** Oldest first for states that need action. */
const sortOf = (state: ReturnState) => {
  const way = state === 'refunded' || state === 'refused' ? -1 : 1;
  return { changedAt: way, _id: way } as const;
};

export async function listByReturn(
  { state, ...page }: z.output<typeof ListReturnsQuery>,
  now: Date,
): Promise<Page<ShownAdminOrder>> {
  const list = Order.find({ 'returns.state': state }).sort(sortOf(state)).lean<StoredOrder[]>();
  return findPage(list, page, (order) => toAdminOrderView(order, now));
}

/** For states that need action. */
export async function countByReturn(): Promise<ReturnCounts> {
  const count = (state: ReturnState) => Order.countDocuments({ 'returns.state': state });
  const [asked, onItsWay, received] = await Promise.all([
    count('asked'),
    count('on-its-way'),
    count('received'),
  ]);
  return { asked, 'on-its-way': onItsWay, received };
}

/**
 * Only orders without an address lack the key. `$ne` can use an index after several statuses; `$gt` would read
 * all orders.
 */
const HANDOVERS: Record<HandoversQuery['handover'], OrderFilter> = {
  address: { status: { $in: ['packed', 'out-for-delivery'] }, deliveryKey: { $ne: '' } },
  'pick-up': { status: { $in: ['placed', 'confirmed', 'packed'] }, deliveryKey: '' },
};

/** Orders to hand over, sorted for a delivery round. */
export async function listHandovers(
  { handover, ...page }: z.output<typeof HandoversQuery>,
  now: Date,
): Promise<Page<ShownAdminOrder>> {
  const list = Order.find(HANDOVERS[handover])
    .sort({ deliveryKey: 1, _id: 1 })
    .lean<StoredOrder[]>();
  return findPage(list, page, (order) => toAdminOrderView(order, now));
}
