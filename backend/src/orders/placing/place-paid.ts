import { type ClientSession, Types } from 'mongoose';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { type OrderMove, updateOrderStatus } from '../changing/update-order-status.ts';
import { createGiftCard } from '../gift-cards/issue-gift-card.ts';
import type { StoredOrder } from '../order/orders.model.ts';

/** Who settled the payment, and the admins who get a notification of an order that waited for it. */
type Settled = Pick<OrderMove, 'at' | 'by'> & { unseenBy: readonly string[] };

/**
 * In a transaction, places an order that waited for payment and is now fully paid, and issues the gift card
 * that it buys.
 */
export async function placePaid(
  order: StoredOrder,
  { at, by, unseenBy }: Settled,
  session: ClientSession,
): Promise<StoredOrder> {
  const { _id, status, payment } = order;
  if (status !== 'awaiting-payment' || !payment || payment.paid < payment.due) return order;
  const placed = await updateOrderStatus(
    {
      filter: { _id, status },
      entry: { status: 'placed', at, by },
      set: { unseenBy: unseenBy.map((admin) => new Types.ObjectId(admin)) },
    },
    session,
  );
  return placed?.boughtGiftCard ? issueBought(placed, { at, by }, session) : (placed ?? order);
}

/** Issues the gift card of a paid order, which completes it. */
async function issueBought(
  order: StoredOrder,
  { at, by }: Pick<Settled, 'at' | 'by'>,
  session: ClientSession,
): Promise<StoredOrder> {
  const { _id, status, boughtGiftCard, unseenBy } = order;
  if (!boughtGiftCard) return order;
  const { cents: amount, recipient, sendOn } = boughtGiftCard;
  const to = recipient && {
    recipient: {
      email: recipient.email,
      name: recipient.name,
      message: recipient.message,
    },
    sendOn,
  };
  const why = { at, order: { _id, number: order.number } };
  const card = await createGiftCard({ amount, ...to }, why, session);
  const delivered = await updateOrderStatus(
    {
      filter: { _id, status },
      entry: { status: 'delivered', at, by },
      set: { boughtGiftCard: { ...boughtGiftCard, card }, unseenBy },
    },
    session,
  );
  wakeJob('gift-card-mails');
  return delivered ?? order;
}
