import { UNPAID_ENDS } from '@book-store/contract/order-status';
import { isDetached } from './detach-orders.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Orders are read in the sequence of their accounts, so many at a time. */
const BATCH = 2000;

/** What an account has ordered, and what its latest order says about the customer. */
type CustomerCount = {
  id: string;
  name: string;
  email: string;
  phone: string;
  orders: number;
  lastOrderAt: Date;
  /** Orders that are neither cancelled nor refused, and what they come to. */
  earning: { orders: number; cents: number };
};

/** Returns some accounts with orders that come after another one, sorted; none at the end. */
export async function customersAfter(uid: string): Promise<string[]> {
  const orders = await Order.find({ uid: { $gt: uid } }, { _id: 0, uid: 1 })
    .sort({ uid: 1, createdAt: -1, _id: -1 })
    .limit(BATCH)
    .lean<{ uid: string }[]>();
  return [...new Set(orders.map((order) => order.uid))];
}

/** Counts the orders of these accounts. Returns those that have any and have not been deleted. */
export async function countCustomers(uids: readonly string[]): Promise<CustomerCount[]> {
  const wanted = uids.filter((uid) => !isDetached(uid));
  const rows = await Order.aggregate<Row>([
    { $match: { uid: { $in: wanted } } },
    {
      $group: {
        _id: { uid: '$uid', status: '$status' },
        orders: { $sum: 1 },
        cents: { $sum: '$totalCents' },
        lastOrderAt: { $max: '$createdAt' },
      },
    },
  ]);
  const byUid = new Map<string, Row[]>();
  for (const row of rows) byUid.set(row._id.uid, [...(byUid.get(row._id.uid) ?? []), row]);
  const counted = await Promise.all([...byUid].map(([uid, own]) => toCustomer(uid, own)));
  return counted.flatMap((customer) => customer ?? []);
}

type Row = {
  _id: { uid: string; status: StoredOrder['status'] };
  orders: number;
  cents: number;
  lastOrderAt: Date;
};

async function toCustomer(uid: string, rows: readonly Row[]): Promise<CustomerCount | undefined> {
  const earning = rows.filter(({ _id }) => !UNPAID_ENDS.includes(_id.status));
  const latest = await latestOrder(uid, earning.length > 0);
  if (!latest) return undefined;
  return {
    id: uid,
    name: latest.name,
    email: latest.email ?? '',
    phone: latest.phone,
    orders: sum(rows, 'orders'),
    lastOrderAt: new Date(Math.max(...rows.map(({ lastOrderAt }) => lastOrderAt.getTime()))),
    earning: { orders: sum(earning, 'orders'), cents: sum(earning, 'cents') },
  };
}

const sum = (rows: readonly Row[], member: 'orders' | 'cents') =>
  rows.reduce((total, row) => total + row[member], 0);

/** An account may order under several names; the latest that has not come to nothing is theirs. */
const latestOrder = (uid: string, earning: boolean) =>
  Order.findOne(
    { uid, ...(earning && { status: { $nin: UNPAID_ENDS } }) },
    { name: 1, email: 1, phone: 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<StoredOrder, 'name' | 'email' | 'phone'>>();
