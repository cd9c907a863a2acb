import { GuestOrderBody } from '@book-store/contract/orders/order/guest-orders.schemas';
import { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { GuestCancelLinesBody } from '@book-store/contract/orders/returns/returns.schemas';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Origin } from '../../platform/http/request-origin.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { cancelLines, cancelOrder } from '../changing/cancel-order.ts';
import { toOrderView, withConfirmable } from '../order/order-view.ts';
import { drawInvoice } from '../papers/draw-invoice.ts';
import { confirmByLink } from '../placing/confirm-order.ts';
import { ownOrderOfGuest, readGuestLink } from './guest-links.ts';

/** What somebody can do with a link in a mail about an order that was placed without an account. */
export const guestOrdersRoutes = ({ limits, now }: FeatureDeps): Route[] => {
  const before = ({ origin }: { origin: Origin }) => limits.guestLinks(origin.network);
  return [
    route({
      method: 'post',
      path: '/api/guest-orders/view',
      access: 'anyone',
      summary: "The order of a link in a guest's mail",
      before,
      body: GuestOrderBody,
      reply: OrderView,
      errors: ['not-found'],
      run: async ({ body: { token } }) => {
        const { order, mayConfirm } = await readGuestLink(token, now());
        return { body: withConfirmable(toOrderView(order), mayConfirm) };
      },
    }),
    route({
      method: 'post',
      path: '/api/guest-orders/confirm',
      access: 'anyone',
      summary: 'Confirms the order of a link that its mail has brought',
      before,
      body: GuestOrderBody,
      reply: OrderView,
      errors: ['not-found', 'forbidden', 'illegal-status', 'out-of-stock'],
      run: async ({ body: { token } }) => ({ body: await confirmByLink(token, now()) }),
    }),
    route({
      method: 'post',
      path: '/api/guest-orders/cancel',
      access: 'anyone',
      summary: 'Cancels the order of a link, until it is packed',
      before,
      body: GuestOrderBody,
      reply: OrderView,
      errors: ['not-found', 'illegal-status'],
      run: async ({ body: { token } }) => {
        const { id, own } = await ownOrderOfGuest(token, now());
        return { body: await cancelOrder(id, own) };
      },
    }),
    route({
      method: 'post',
      path: '/api/guest-orders/cancel-lines',
      access: 'anyone',
      summary: 'Cancels copies of the order of a link, until it is packed',
      before,
      body: GuestCancelLinesBody,
      reply: OrderView,
      errors: ['not-found', 'illegal-status', 'conflict'],
      run: async ({ body: { token, lines }, shop }) => {
        const { id, own } = await ownOrderOfGuest(token, now());
        return { body: toOrderView(await cancelLines(id, lines, { ...own, shop })) };
      },
    }),
    route({
      method: 'post',
      path: '/api/guest-orders/invoice',
      access: 'anyone',
      summary: 'Gives the order of a link an invoice, unless it has one',
      before,
      body: GuestOrderBody,
      reply: OrderView,
      errors: ['not-found', 'illegal-status', 'conflict'],
      run: async ({ body: { token } }) => {
        const { id, own } = await ownOrderOfGuest(token, now());
        return { body: toOrderView(await drawInvoice(id, own)) };
      },
    }),
  ];
};
