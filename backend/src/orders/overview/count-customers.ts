import { isDetached } from '@book-store/contract/orders/guests/detached';
import { UNSOLD } from '@book-store/contract/orders/order/order-status';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { returnedCents } from '../order/return-view.ts';

const COUNTED = {
  _id: 0,
  uid: 1,
  status: 1,
  totalCents: 1,
  createdAt: 1,
  name: 1,
  email: 1,
  phone: 1,
  'returns.refund.amount': 1,
  'boughtGiftCard.cents': 1,
};
type CountedOrder = Pick<
  StoredOrder,
  'status' | 'totalCents' | 'createdAt' | 'name' | 'email' | 'phone' | 'returns' | 'boughtGiftCard'
> & { uid: string };

/** Omits accounts that have no orders or were deleted. */
export async function countCustomers(uids: readonly string[]) {
  const wanted = uids.filter((uid) => !isDetached(uid));
  const orders = await Order.find({ uid: { $in: wanted } }, COUNTED)
    .sort({ createdAt: -1, _id: -1 })
    .lean<CountedOrder[]>();
  const byUid = new Map<string, CountedOrder[]>();
  for (const order of orders) {
    const own = byUid.get(order.uid);
    if (own) own.push(order);
    else byUid.set(order.uid, [order]);
  }
  return [...byUid].map(([uid, own]) => countOf(uid, own));
}

/** `orders` are newest first. */
function countOf(id: string, orders: readonly CountedOrder[]) {
  const earning = orders.filter(
    ({ status, boughtGiftCard }) => !UNSOLD.includes(status) && !boughtGiftCard,
  );
  const [newest] = orders;
  // An account may order under several names.
  const { name = '', email, phone = '' } = earning[0] ?? newest ?? {};
  return {
    id,
    name,
    email: email ?? '',
    phone,
    orders: orders.length,
    lastOrderAt: newest?.createdAt ?? new Date(0),
    earning: {
      orders: earning.length,
      cents: earning.reduce((total, order) => total + earnedCents(order), 0),
    },
  };
}

/** Refunds of returns are subtracted. */
const earnedCents = ({ totalCents, returns }: CountedOrder): number =>
  totalCents - returnedCents(returns);
