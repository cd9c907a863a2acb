import { isDetached } from '@book-store/contract/orders/guests/detached';
import { isOpen, ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import type { Retention } from '../../platform/area.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { emitCustomersChanged } from '../changing/order-changes.ts';
import { orderKeys } from '../order/order-keys.ts';
import { Order, type OrderFilter, type StoredOrder } from '../order/orders.model.ts';
import { DETACHED, nobody } from './detach-orders.ts';

const ENDED = ORDER_STATUSES.filter((status) => !isOpen(status));
const BATCH = 200;
/** Batch size of writes, because each waits for the disk. */
const AT_ONCE = 50;

type Given = { retention: Retention; now: Date };

const HAS_CONTACTS: OrderFilter = {
  $or: [
    { phone: { $ne: '' } },
    { notes: { $exists: true } },
    { 'returns.note': { $exists: true } },
    { 'boughtGiftCard.recipient': { $exists: true } },
  ],
};

/**
 * Removes personal data that is no longer needed: phone and notes some time after the order has ended, or the
 * next day if its account was deleted; name and address after the tax retention period. Idempotent and safe to
 * interrupt. An order that cannot be changed does not stop the others.
 */
export async function forgetPersonalData({ retention, now }: Given): Promise<void> {
  const ends = endsOf(retention, now);
  const due: OrderFilter = {
    status: { $in: ENDED },
    $or: [
      { ...DETACHED, ...HAS_CONTACTS, changedAt: { $lt: ends.detached } },
      { ...HAS_CONTACTS, changedAt: { $lt: ends.contacts } },
      { name: { $ne: '' }, changedAt: { $lt: ends.names } },
    ],
  };
  const find = (where: OrderFilter) =>
    Order.find({ $and: [due, where] })
      .sort({ changedAt: 1 })
      .limit(BATCH)
      .lean<StoredOrder[]>();
  let from = new Date(0);
  for (let isDone = false; !isDone; ) {
    await handleDocuments('personal-data', {
      now,
      list: async (setAside) => {
        const others = await find({ _id: { $nin: setAside }, changedAt: { $gte: from } });
        isDone = others.length === 0;
        from = others.at(-1)?.changedAt ?? from;
        return [...others, ...(await find({ _id: { $in: setAside } }))];
      },
      idOf: ({ _id }) => _id.toString(),
      handle: async (orders) => {
        const changes = orders.map((order) => {
          const next = isBefore(order, ends.names) ? withoutNames : withoutContacts;
          // If it has changed since it was read, such as by a return, it is no longer old enough.
          const { _id, changedAt } = order;
          const filter = { _id, status: { $in: ENDED }, ...(changedAt && { changedAt }) };
          return { updateOne: { filter, update: next(order) } };
        });
        const uids = new Set(orders.flatMap(({ uid }) => uid ?? []));
        await inTransaction(async (session) => {
          await Order.bulkWrite(changes, { session });
          await emitCustomersChanged([...uids], session);
        });
      },
      atOnce: AT_ONCE,
    });
  }
}

/** The time before which an order must have ended, for each kind of data. */
function endsOf({ keepNamesYears, keepContactsMonths }: Retention, now: Date) {
  const contacts = new Date(now);
  contacts.setUTCMonth(now.getUTCMonth() - keepContactsMonths);
  const names = new Date(now);
  names.setUTCFullYear(now.getUTCFullYear() - keepNamesYears);
  return { detached: new Date(now.getTime() - DAY_MS), contacts, names };
}

const isBefore = ({ changedAt }: StoredOrder, end: Date) => (changedAt ?? end) < end;

type Change = (order: StoredOrder) => { $set: object; $unset: object };

const withoutContacts: Change = (order) => {
  const { searchWords } = orderKeys({ ...order, boughtGiftCard: null, phone: '' });
  return {
    $set: { phone: '', searchWords, ...withoutWords(order) },
    $unset: { notes: 1, 'boughtGiftCard.recipient': 1 },
  };
};

/** Removes the customer's notes on returns; the rest is bookkeeping. */
const withoutWords = ({ returns }: Pick<StoredOrder, 'returns'>) =>
  returns && { returns: returns.map(({ note: _words, ...one }) => one) };

/** Keeps state and country, which identify nobody. */
const withoutNames: Change = ({ address: had, ...order }) => {
  const address = had && { ...had, street: '', zipcode: '', city: '' };
  const bare = { ...order, boughtGiftCard: null, name: '', email: '', phone: '', address };
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
      ...withoutWords(order),
    },
    $unset: { notes: 1, unverifiedEmail: 1, linkKey: 1, 'boughtGiftCard.recipient': 1 },
  };
};

/** Removes a recipient from orders of gift cards; one that still waits for payment keeps the address. */
export async function forgetRecipient(email: string): Promise<void> {
  await Order.updateMany(
    { 'boughtGiftCard.recipient.email': email, status: { $in: ENDED } },
    { $unset: { 'boughtGiftCard.recipient': 1 } },
  );
}
