import type { orderCalls } from '@book-store/contract/orders/order/calls';
import { accountErased, isErased } from '../../people/account/erased-accounts.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { PageOf } from '../../platform/documents/mongo.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import type { Origin } from '../../platform/http/request-origin.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Shop } from '../../platform/shop.ts';
import { limitGuesses } from '../discount-codes/limit-guesses.ts';
import { buyGiftCard, buyGiftCardAsGuest } from '../gift-cards/buy-gift-card.ts';
import { detachOrders } from '../guests/detach-orders.ts';
import { assertGuests, placeGuestOrder } from '../guests/place-guest-order.ts';
import { takeOverGuestOrders } from '../guests/take-over-guest-orders.ts';
import { confirmOwn } from '../placing/confirm-order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { listOrdersByEmail, listOwnOrders } from './list-orders.ts';
import { withConfirmable } from './order-view.ts';
import { ownOrderAnswers } from './own-order-answers.ts';

type OwnOrders = Pick<
  Implementation<typeof orderCalls>,
  | 'POST /api/orders/'
  | 'POST /api/orders/gift-cards'
  | 'POST /api/orders/:id/confirm'
  | 'POST /api/orders/:id/cancel'
  | 'POST /api/orders/:id/cancel-lines'
  | 'POST /api/orders/:id/invoice'
  | 'GET /api/orders/email/:email'
>;

type Visit = { caller: Customer | undefined; origin: Origin; shop: Shop };

export const ownOrders = ({ limits, now, shopConfig, stripe, mailFrom }: RouteDeps): OwnOrders => {
  const before = async ({ caller, origin: { network }, shop }: Visit) => {
    if (!caller) {
      assertGuests(shopConfig, shop);
      await limits.guestOrdersByAddress(network);
    }
    await limits.ordersByAddress(network);
  };
  const { cancel, cancelLines, invoice } = ownOrderAnswers(now);
  return {
    'POST /api/orders/': {
      before,
      runOnce: async ({ caller, key, body, origin: { network }, shop }) => {
        const deps = { limits, now, stripe, mailFrom, network, shop };
        const limited = <Result>(place: () => Promise<Result>) =>
          limitGuesses({ code: body.discountCode, network, isGuest: !caller }, limits, place);
        const wanted = { body, idempotencyKey: key };
        if (!caller) return { body: await limited(() => placeGuestOrder(wanted, deps)) };
        const place = () => limited(() => placeOrder({ customer: caller, ...wanted }, deps));
        return { body: await unlessErased(caller, place) };
      },
    },
    'POST /api/orders/gift-cards': {
      before,
      runOnce: async ({ caller, key, body, origin: { network }, shop }) => {
        const wanted = { body, idempotencyKey: key };
        const deps = { limits, now, stripe, mailFrom, network, shop };
        if (!caller) return { body: await buyGiftCardAsGuest(wanted, deps) };
        const buy = () => buyGiftCard({ customer: caller, ...wanted }, deps);
        return { body: await unlessErased(caller, buy) };
      },
    },
    'POST /api/orders/:id/confirm': async ({ caller, params }) => ({
      body: await confirmOwn(params.id, caller, now()),
    }),
    'POST /api/orders/:id/cancel': ({ caller: { uid }, params: { id } }) => cancel({ id, uid }),
    'POST /api/orders/:id/cancel-lines': ({ caller: { uid }, params: { id }, body, shop }) =>
      cancelLines({ id, uid }, body.lines, shop),
    'POST /api/orders/:id/invoice': ({ caller: { uid }, params: { id } }) => invoice({ id, uid }),
    'GET /api/orders/email/:email': async ({ caller, params: { email }, query }) => ({
      page:
        'uid' in caller
          ? await listOwn(caller, email, query)
          : await listOrdersByEmail(email, query),
    }),
  };
};

/** Throws `not-signed-in` for an erased account. */
async function unlessErased<Placed>(
  { uid }: Customer,
  place: () => Promise<Placed>,
): Promise<Placed> {
  if (await isErased(uid)) throw accountErased();
  const placed = await place();
  // The account was erased during the request.
  if (await isErased(uid)) await detachOrders(uid);
  return placed;
}

/** By account, not by email, so that a new account never inherits the orders of an old one. */
async function listOwn(customer: Customer, email: string, page: PageOf) {
  if (customer.email !== email) {
    throw new AppError('forbidden', { detail: 'You can only see your own orders.' });
  }
  await takeOverGuestOrders(customer);
  const { found, total } = await listOwnOrders(customer.uid, page);
  const mayConfirm = customer.emailVerified === true;
  return { found: found.map((order) => withConfirmable(order, mayConfirm)), total };
}
