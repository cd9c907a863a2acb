import { UNPAID_ENDS } from '@book-store/contract/order-status';
import { isDetached } from './detach-orders.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Orders are read sorted by account, this many at a time. */
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

/**
 * Counts the orders of some accounts that come after another one, and returns the last of them; none at the
 * end. One query reads them all, whoever they belong to.
 */
export async function countCustomersAfter(
  uid: string,
): Promise<{ customers: CustomerCount[]; last: string | undefined }> {
  const orders = await Order.find({ uid: { $gt: uid } }, COUNTED)
    .sort({ uid: 1, createdAt: -1, _id: -1 })
    .limit(BATCH)
    .lean<CountedOrder[]>();
  const last = orders.at(-1)?.uid;
  const byUid = new Map<string, CountedOrder[]>();
  for (const order of orders) {
    const own = byUid.get(order.uid);
    if (own) own.push(order);
    else byUid.set(order.uid, [order]);
  }
  // The last one may have more orders than have been read.
  const cut = last !== undefined && orders.length === BATCH ? [last] : [];
  for (const one of cut) byUid.delete(one);
  const whole = [...byUid].filter(([id]) => !isDetached(id));
  const customers = whole.map(([id, own]) => countOf(id, own));
  return { customers: [...customers, ...(await countCustomers(cut))], last };
}

const COUNTED = {
  _id: 0,
  uid: 1,
  status: 1,
  totalCents: 1,
  createdAt: 1,
  name: 1,
  email: 1,
  phone: 1,
};
type CountedOrder = Pick<
  StoredOrder,
  'status' | 'totalCents' | 'createdAt' | 'name' | 'email' | 'phone'
> & { uid: string };

/** Counts all orders of an account, of which the newest comes first. */
function countOf(id: string, orders: readonly CountedOrder[]): CustomerCount {
  const earning = orders.filter(({ status }) => !UNPAID_ENDS.includes(status));
  const [newest] = orders as [CountedOrder];
  return {
    id,
    ...contactOf(earning[0] ?? newest),
    orders: orders.length,
    lastOrderAt: dateOf(newest.createdAt),
    earning: {
      orders: earning.length,
      cents: earning.reduce((total, { totalCents }) => total + (Number(totalCents) || 0), 0),
    },
  };
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
    ...contactOf(latest),
    orders: sum(rows, 'orders'),
    lastOrderAt: new Date(
      Math.max(...rows.map(({ lastOrderAt }) => dateOf(lastOrderAt).getTime())),
    ),
    earning: { orders: sum(earning, 'orders'), cents: sum(earning, 'cents') },
  };
}

type Contact = Partial<Pick<StoredOrder, 'name' | 'email' | 'phone'>>;

/** An order that another program has stored may lack some of it. */
const contactOf = ({ name, email, phone }: Contact) => ({
  name: String(name ?? ''),
  email: String(email ?? ''),
  phone: String(phone ?? ''),
});
const dateOf = (at: unknown) => (at instanceof Date ? at : new Date(0));

const sum = (rows: readonly Row[], member: 'orders' | 'cents') =>
  rows.reduce((total, row) => total + row[member], 0);

/** An account may order under several names; that of the latest order that was not cancelled or refused counts. */
const latestOrder = (uid: string, earning: boolean) =>
  Order.findOne(
    { uid, ...(earning && { status: { $nin: UNPAID_ENDS } }) },
    { name: 1, email: 1, phone: 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<StoredOrder, 'name' | 'email' | 'phone'>>();
