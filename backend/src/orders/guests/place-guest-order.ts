import type { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import type { z } from 'zod';
import { guestUid } from '../../people/customers/guest-uid.ts';
import type { RouteDeps } from '../../platform/area.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import type { PlaceOrderDeps } from '../placing/new-order.ts';
import { placeOrderOf } from '../placing/place-order.ts';
import { newLinkKey, placedToken } from './guest-links.ts';

/** Throws `not-signed-in` unless the shop accepts guest orders: by its settings, or because it has no sign-in. */
export function assertGuests({ firebase }: RouteDeps['shopConfig'], { settings }: Shop): void {
  if (!firebase || settings.storefront.guestOrders) return;
  throw new AppError('not-signed-in', { detail: 'Please sign in first.' });
}

type Request = { body: z.output<typeof PlaceOrderBody>; idempotencyKey?: string | undefined };

/**
 * Places an order with the limits of an unverified address, and returns it with the token of its link. Throws
 * as `placeOrder`.
 */
export async function placeGuestOrder(
  { body, idempotencyKey }: Request,
  deps: PlaceOrderDeps,
): Promise<z.output<typeof PlacedOrder>> {
  const { email } = body;
  const customer = { uid: guestUid(email), email, emailVerified: false };
  const recipient = { linkKey: newLinkKey() };
  const placed = await placeOrderOf({ customer, body, recipient, idempotencyKey }, deps);
  return { ...placed, guestToken: await placedToken(placed._id.toString(), deps.now()) };
}
