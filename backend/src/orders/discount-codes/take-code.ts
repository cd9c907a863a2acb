import { untagged } from '@book-store/contract/email';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession, Types } from 'mongoose';
import { Order } from '../order/orders.model.ts';
import { codeRefused } from './code-refused.ts';
import { countUse } from './count-uses.ts';

type Customer = { uid?: string | null | undefined; email?: string | null | undefined };
type Ordered = Customer & {
  _id: Types.ObjectId;
  discountCode?: { id: Types.ObjectId } | null | undefined;
};

/** In the order's transaction. Throws `code-refused` if the code is used up, in total or for this customer. */
export async function takeCode(order: Ordered, session: ClientSession): Promise<void> {
  const { _id, discountCode } = order;
  if (!discountCode) return;
  const most = await countUse(discountCode.id, session);
  if (most === undefined) return;
  const used = await Order.countDocuments({
    ...usedBy(discountCode.id, order),
    _id: { $ne: _id },
  }).session(session);
  if (used >= most) throw codeRefused({ reason: 'used-by-you' });
}

/** Throws `code-refused` if the customer's uses are exhausted. */
export async function assertUsableBy(
  customer: Customer,
  code: { _id: Types.ObjectId; perCustomer?: number | null | undefined },
): Promise<void> {
  if (code.perCustomer == null) return;
  const used = await Order.countDocuments(usedBy(code._id, customer));
  if (used >= code.perCustomer) throw codeRefused({ reason: 'used-by-you' });
}

const escaped = (text: string) => text.replace(/[^a-z0-9@]/gi, '\\$&');

/** Matches addresses of the same mailbox, with any plus tag or none. */
const sameReader = (email: string): RegExp => {
  const [local = '', domain = ''] = untagged(email).split('@').map(escaped);
  return new RegExp(`^${local}(\\+[^@]*)?@${domain}$`);
};

/** Matches a customer's orders with a code, by account or by address. */
const usedBy = (id: Types.ObjectId, { uid, email }: Customer) => ({
  $or: [...(uid ? [{ uid }] : []), ...(email ? [{ email: sameReader(email) }] : [])],
  'discountCode.id': id,
  status: { $nin: UNPAID_ENDS },
});
