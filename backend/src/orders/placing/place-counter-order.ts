import type { CounterOrderBody } from '@book-store/contract/orders/order/counter-orders.schemas';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { guestUid } from '../../people/customers/guest-uid.ts';
import type { BeforeCommit } from '../../platform/documents/in-transaction.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { toStoredAddress } from '../../settings/place/addresses.ts';
import { newLinkKey } from '../guests/guest-links.ts';
import { findOrder } from '../order/find-order.ts';
import { type ShownAdminOrder, type ShownOrder, toAdminOrderView } from '../order/order-view.ts';
import type { PlaceOrderDeps } from './new-order.ts';
import { placeOnce } from './place-order.ts';

/** For customers who have left no name. */
const NAMELESS = 'Counter sale';

type Request = {
  admin: Admin;
  body: z.output<typeof CounterOrderBody>;
  idempotencyKey?: string | undefined;
};

/**
 * Places an order that the owner enters in the shop or on the phone; with an email address it is as a guest's. Without an
 * address it is for pick-up, needs no name, and usually has no delivery fee. Throws as `placeOrder`.
 */
export async function placeCounterOrder(
  { admin, body, idempotencyKey }: Request,
  deps: PlaceOrderDeps,
  beforeCommit: BeforeCommit<ShownOrder>,
): Promise<ShownAdminOrder> {
  const { name, phone, address, email, note, collected } = body;
  const by = admin.username;
  const recipient = {
    name: name || NAMELESS,
    phone,
    ...(address && { address: toStoredAddress(address, deps.shop) }),
    source: 'counter' as const,
    // The links in mails are the only way to the order.
    ...(email && { email, unverifiedEmail: true, linkKey: newLinkKey() }),
    ...(note && { notes: [{ _id: new Types.ObjectId(), text: note, at: deps.now(), by }] }),
  };
  const opening = { by: { role: 'admin' as const, name: by }, collected };
  const placed = await placeOnce(
    {
      account: admin.id,
      uid: email && guestUid(email),
      body,
      recipient,
      opening,
      idempotencyKey,
      beforeCommit,
    },
    deps,
  );
  return toAdminOrderView(await findOrder(placed._id.toString()), deps.now());
}
