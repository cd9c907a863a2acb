import { isOpen, ORDER_STATUSES } from '@book-store/contract/order-status';
import type { QueryFilter, Types } from 'mongoose';
import { DETACHED, isDetached, nobody } from './detach-orders.ts';
import { orderKeys } from './order-keys.ts';
import { Order, type StoredOrder } from './orders.model.ts';

const ENDED = ORDER_STATUSES.filter((status) => !isOpen(status));
const BATCH = 200;
const DAY_MS = 86_400_000;

/** How long orders keep personal data after their end. */
type Retention = { keepNamesYears: number; keepContactsMonths: number };

type Deps = {
  retention: Retention;
  now: Date;
  /** Called with the accounts whose orders have changed. */
  onChange: (uids: string[]) => Promise<void>;
  /** Called with an order that could not be changed; the others are. */
  onProblem: (id: string, error: unknown) => void;
};

const HAS_CONTACTS: QueryFilter<StoredOrder> = {
  $or: [{ phone: { $ne: '' } }, { notes: { $exists: true } }],
};

/**
 * Takes the personal data that nobody needs any more out of orders: phone and notes some time after the end
 * of the order, or the next day if its account was deleted; name and address when no tax office asks for
 * them any more. Idempotent; may stop at any point.
 */
export async function forgetPersonalData(deps: Deps): Promise<void> {
  const { retention, now } = deps;
  const contactsUntil = new Date(now);
  contactsUntil.setUTCMonth(now.getUTCMonth() - retention.keepContactsMonths);
  const namesUntil = new Date(now);
  namesUntil.setUTCFullYear(now.getUTCFullYear() - retention.keepNamesYears);
  const yesterday = new Date(now.getTime() - DAY_MS);
  await change({ ...DETACHED, ...HAS_CONTACTS }, { until: yesterday, next: withoutContacts }, deps);
  await change(HAS_CONTACTS, { until: contactsUntil, next: withoutContacts }, deps);
  await change({ name: { $ne: '' } }, { until: namesUntil, next: withoutNames }, deps);
}

type Filter = QueryFilter<StoredOrder>;
type Change = (order: StoredOrder) => { $set: object; $unset: object };
type Step = { until: Date; next: Change };

const withoutContacts: Change = (order) => {
  const { searchWords } = orderKeys({ ...order, phone: '' });
  return { $set: { phone: '', searchWords }, $unset: { notes: 1 } };
};

/** State and country stay, because they name nobody. */
const withoutNames: Change = ({ address: had, ...order }) => {
  const address = had && { ...had, street: '', zipcode: '', city: '' };
  const bare = { ...order, name: '', email: '', phone: '', address };
  const uid = order.uid && (isDetached(order.uid) ? order.uid : nobody());
  const { name, email, phone } = bare;
  return {
    $set: {
      name,
      email,
      phone,
      ...orderKeys(bare),
      ...(address && { address }),
      ...(uid && { uid }),
    },
    $unset: { notes: 1, unverifiedEmail: 1 },
  };
};

/** Changes the orders that have ended before a time. */
async function change(filter: Filter, { until, next }: Step, deps: Deps): Promise<void> {
  await changeByAge('changedAt', filter, { until, next }, deps);
  // Orders of the first versions say only when they were placed.
  await changeByAge('createdAt', { ...filter, changedAt: null }, { until, next }, deps);
}

/** Changes each order on its own, so that one that cannot be changed stops no other. */
async function changeByAge(
  age: 'changedAt' | 'createdAt',
  filter: Filter,
  { until, next }: Step,
  { onChange, onProblem }: Deps,
): Promise<void> {
  const failed: Types.ObjectId[] = [];
  let from = new Date(0);
  for (;;) {
    const times = { [age]: { $gte: from, $lt: until } };
    const orders = await Order.find({
      ...filter,
      ...times,
      status: { $in: ENDED },
      _id: { $nin: failed },
    })
      .sort({ [age]: 1 })
      .limit(BATCH)
      .lean<StoredOrder[]>();
    if (orders.length === 0) return;
    for (const order of orders) {
      try {
        await Order.updateOne({ _id: order._id, status: { $in: ENDED } }, next(order));
      } catch (error) {
        failed.push(order._id);
        onProblem(order._id.toString(), error);
      }
    }
    from = orders.at(-1)?.[age] ?? from;
    const uids = new Set(orders.flatMap(({ uid }) => (uid && !isDetached(uid) ? [uid] : [])));
    if (uids.size > 0) await onChange([...uids]);
  }
}
