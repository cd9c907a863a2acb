import { IdempotencyHeaders } from '@book-store/contract/call';
import { toEmail } from '@book-store/contract/email';
import { BuyGiftCardBody } from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import {
  ListOrdersQuery,
  OrderView,
  PlaceOrderBody,
} from '@book-store/contract/orders/order/orders.schemas';
import { CancelLinesBody } from '@book-store/contract/orders/returns/returns.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { accountErased, isErased } from '../../people/account/erased-accounts.ts';
import type { PageOf } from '../../platform/documents/mongo.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { pagingHeaders } from '../../platform/http/router/paging.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { cancelLines, cancelOrder } from '../changing/cancel-order.ts';
import { limitGuesses } from '../discount-codes/limit-guesses.ts';
import { buyGiftCard, buyGiftCardAsGuest } from '../gift-cards/buy-gift-card.ts';
import { detachOrders } from '../guests/detach-orders.ts';
import { assertGuests, placeGuestOrder } from '../guests/place-guest-order.ts';
import { takeOverGuestOrders } from '../guests/take-over-guest-orders.ts';
import { drawInvoice } from '../papers/draw-invoice.ts';
import { confirmOwn } from '../placing/confirm-order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { listOrdersByEmail, listOwnOrders } from './list-orders.ts';
import { toOrderView, withConfirmable } from './order-view.ts';

/** Customer routes of orders. */
export const ordersRoutes = ({
  limits,
  now,
  shopConfig,
  stripe,
  mailFrom,
}: FeatureDeps): Route[] => [
  route({
    method: 'post',
    path: '/api/orders/',
    access: 'customer or guest',
    summary:
      'Places an order, once for each Idempotency-Key; without a token only where the shop takes orders of guests',
    before: async ({ caller, origin: { network }, shop }) => {
      if (!caller) {
        assertGuests(shopConfig, shop);
        await limits.guestOrdersByAddress(network);
      }
      await limits.ordersByAddress(network);
    },
    headers: IdempotencyHeaders,
    body: PlaceOrderBody,
    reply: PlacedOrder,
    statuses: [201],
    errors: [
      'price-changed',
      'book-gone',
      'out-of-stock',
      'code-refused',
      'gift-card-refused',
      'too-many-open-orders',
      'idempotency-key-reused',
    ],
    run: async ({ caller, headers, body, origin: { network }, shop }) => {
      const idempotencyKey = headers['idempotency-key'];
      const deps = { limits, now, stripe, mailFrom, network, shop };
      const limited = <Result>(place: () => Promise<Result>) =>
        limitGuesses({ code: body.discountCode, network, isGuest: !caller }, limits, place);
      if (!caller)
        return { body: await limited(() => placeGuestOrder({ body, idempotencyKey }, deps)) };
      if (await isErased(caller.uid)) throw accountErased();
      const wanted = { customer: caller, body, idempotencyKey };
      const order = await limited(() => placeOrder(wanted, deps));
      // The account was erased while this order was on its way.
      if (await isErased(caller.uid)) await detachOrders(caller.uid);
      return { body: order };
    },
  }),
  route({
    method: 'post',
    path: '/api/orders/gift-cards',
    access: 'customer or guest',
    summary:
      'Orders a gift card that a mail brings to its recipient once it is paid; where the shop sells them',
    before: async ({ caller, origin: { network }, shop }) => {
      if (!caller) {
        assertGuests(shopConfig, shop);
        await limits.guestOrdersByAddress(network);
      }
      await limits.ordersByAddress(network);
    },
    headers: IdempotencyHeaders,
    body: BuyGiftCardBody,
    reply: PlacedOrder,
    statuses: [201],
    errors: ['conflict', 'too-many-open-orders', 'idempotency-key-reused'],
    run: async ({ caller, headers, body, origin: { network }, shop }) => {
      const wanted = { body, idempotencyKey: headers['idempotency-key'] };
      const deps = { limits, now, stripe, mailFrom, network, shop };
      if (!caller) return { body: await buyGiftCardAsGuest(wanted, deps) };
      if (await isErased(caller.uid)) throw accountErased();
      const order = await buyGiftCard({ customer: caller, ...wanted }, deps);
      if (await isErased(caller.uid)) await detachOrders(caller.uid);
      return { body: order };
    },
  }),
  route({
    method: 'post',
    path: '/api/orders/:id/confirm',
    access: 'customer',
    summary:
      "Confirms one of the customer's own orders that waits for it, with an account that has verified its address",
    params: z.object({ id: Id }),
    body: z.strictObject({}),
    reply: OrderView,
    errors: ['forbidden', 'illegal-status', 'out-of-stock'],
    run: async ({ caller, params }) => ({ body: await confirmOwn(params.id, caller, now()) }),
  }),
  route({
    method: 'post',
    path: '/api/orders/:id/cancel',
    access: 'customer',
    summary: "Cancels one of the customer's own orders, until it is packed",
    params: z.object({ id: Id }),
    body: z.strictObject({}),
    reply: OrderView,
    errors: ['illegal-status'],
    run: async ({ caller, params }) => ({
      body: await cancelOrder(params.id, { uid: caller.uid, at: now() }),
    }),
  }),
  route({
    method: 'post',
    path: '/api/orders/:id/cancel-lines',
    access: 'customer',
    summary: "Cancels copies of one of the customer's own orders, until it is packed",
    params: z.object({ id: Id }),
    body: CancelLinesBody,
    reply: OrderView,
    errors: ['illegal-status', 'conflict'],
    run: async ({ caller, params, body: { lines }, shop }) => {
      const own = { uid: caller.uid, at: now(), shop };
      return { body: toOrderView(await cancelLines(params.id, lines, own)) };
    },
  }),
  route({
    method: 'post',
    path: '/api/orders/:id/invoice',
    access: 'customer',
    summary: "Gives one of the customer's own orders an invoice, unless it has one",
    params: z.object({ id: Id }),
    body: z.strictObject({}),
    reply: OrderView,
    errors: ['illegal-status', 'conflict'],
    run: async ({ caller, params }) => ({
      body: toOrderView(await drawInvoice(params.id, { uid: caller.uid, at: now() })),
    }),
  }),
  route({
    method: 'get',
    path: '/api/orders/email/:email',
    access: 'customer or admin',
    summary: "A customer's orders, newest first",
    params: z.object({ email: z.string().overwrite(toEmail).max(254) }),
    query: ListOrdersQuery,
    reply: z.array(OrderView),
    replyHeaders: ['X-Total-Count', 'Link'],
    errors: ['forbidden'],
    run: async ({ caller, params: { email }, query }) => {
      const { found, total } =
        'uid' in caller
          ? await listOwn(caller, email, query)
          : await listOrdersByEmail(email, query);
      const path = `/api/orders/email/${encodeURIComponent(email)}`;
      return { body: found, headers: pagingHeaders(path, query, total) };
    },
  }),
];

/** Lists are per account, not per email, so that a new account never inherits the orders of an old one. */
async function listOwn(customer: Customer, email: string, page: PageOf) {
  if (customer.email !== email) {
    throw new AppError('forbidden', { detail: 'You can only see your own orders.' });
  }
  await takeOverGuestOrders(customer);
  const { found, total } = await listOwnOrders(customer.uid, page);
  const mayConfirm = customer.emailVerified === true;
  return { found: found.map((order) => withConfirmable(order, mayConfirm)), total };
}
