import { untagged } from '@book-store/contract/email';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession, Types } from 'mongoose';
import { Order } from '../order/orders.model.ts';
import { codeRefused } from './code-refused.ts';
import { takeUse } from './count-uses.ts';

type Customer = { uid?: string | null | undefined; email?: string | null | undefined };
type Ordered = Customer & {
  _id: Types.ObjectId;
  discountCode?: { id: Types.ObjectId } | null | undefined;
};

/**
 * Uses the code of an order, in its transaction. Throws `code-refused` if it is used up, or this customer has used it
 * as often as they may.
 */
export async function takeCode(order: Ordered, session: ClientSession): Promise<void> {
  const { _id, discountCode } = order;
  if (!discountCode) return;
  const most = await takeUse(discountCode.id, session);
  if (most === undefined) return;
  const used = await Order.countDocuments({
    ...usedBy(discountCode.id, order),
    _id: { $ne: _id },
  }).session(session);
  if (used >= most) throw codeRefused({ reason: 'used-by-you' });
}

/** Throws `code-refused` if a customer has used a code as often as they may. */
export async function assertUsableBy(
  customer: Customer,
  code: { _id: Types.ObjectId; perCustomer?: number | null | undefined },
): Promise<void> {
  if (code.perCustomer == null) return;
  const used = await Order.countDocuments(usedBy(code._id, customer));
  if (used >= code.perCustomer) throw codeRefused({ reason: 'used-by-you' });
}

const escaped = (text: string) => text.replace(/[^a-z0-9@]/gi, '\\$&');

/** Returns what the address of an order matches that reaches the same person, with any tag or none. */
const sameReader = (email: string): RegExp => {
  const [local = '', domain = ''] = untagged(email).split('@').map(escaped);
  return new RegExp(`^${local}(\\+[^@]*)?@${domain}$`);
};

/** Returns the filter for the orders in which a customer uses a code: with the account, or with its address. */
const usedBy = (id: Types.ObjectId, { uid, email }: Customer) => ({
  $or: [...(uid ? [{ uid }] : []), ...(email ? [{ email: sameReader(email) }] : [])],
  'discountCode.id': id,
  status: { $nin: UNPAID_ENDS },
});
