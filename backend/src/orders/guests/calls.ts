import type { guestOrderCalls } from '@book-store/contract/orders/guests/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Origin } from '../../platform/http/request-origin.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { cancelLines, cancelOrder } from '../changing/cancel-order.ts';
import { toOrderView, withConfirmable } from '../order/order-view.ts';
import { drawInvoice } from '../papers/draw-invoice.ts';
import { confirmByLink } from '../placing/confirm-order.ts';
import { ownOrderOfGuest, readGuestLink } from './guest-links.ts';

/** What somebody can do with a link in a mail about an order that was placed without an account. */
export const guestOrders = ({ limits, now }: RouteDeps): Implementation<typeof guestOrderCalls> => {
  const before = ({ origin }: { origin: Origin }) => limits.guestLinks(origin.network);
  return {
    'POST /api/guest-orders/view': {
      before,
      run: async ({ body: { token } }) => {
        const { order, mayConfirm } = await readGuestLink(token, now());
        return { body: withConfirmable(toOrderView(order), mayConfirm) };
      },
    },
    'POST /api/guest-orders/confirm': {
      before,
      run: async ({ body: { token } }) => ({ body: await confirmByLink(token, now()) }),
    },
    'POST /api/guest-orders/cancel': {
      before,
      run: async ({ body: { token } }) => {
        const { id, own } = await ownOrderOfGuest(token, now());
        return { body: await cancelOrder(id, own) };
      },
    },
    'POST /api/guest-orders/cancel-lines': {
      before,
      run: async ({ body: { token, lines }, shop }) => {
        const { id, own } = await ownOrderOfGuest(token, now());
        return { body: toOrderView(await cancelLines(id, lines, { ...own, shop })) };
      },
    },
    'POST /api/guest-orders/invoice': {
      before,
      run: async ({ body: { token } }) => {
        const { id, own } = await ownOrderOfGuest(token, now());
        return { body: toOrderView(await drawInvoice(id, own)) };
      },
    },
  };
};
