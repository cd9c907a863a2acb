import type { guestOrderCalls } from '@book-store/contract/orders/guests/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Origin } from '../../platform/http/request-origin.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { toOrderView, withConfirmable } from '../order/order-view.ts';
import { ownOrderAnswers } from '../order/own-order-answers.ts';
import { confirmByLink } from '../placing/confirm-order.ts';
import { ownOrderOfGuest, readGuestLink } from './guest-links.ts';

/** Calls for guests, by the token of a mailed link. */
export const guestOrders = ({ limits, now }: RouteDeps): Implementation<typeof guestOrderCalls> => {
  const before = ({ origin }: { origin: Origin }) => limits.guestLinks(origin.network);
  const { cancel, cancelLines, invoice } = ownOrderAnswers(now);
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
      run: async ({ body: { token } }) => cancel(await ownOrderOfGuest(token, now())),
    },
    'POST /api/guest-orders/cancel-lines': {
      before,
      run: async ({ body: { token, lines }, shop }) =>
        cancelLines(await ownOrderOfGuest(token, now()), lines, shop),
    },
    'POST /api/guest-orders/invoice': {
      before,
      run: async ({ body: { token } }) => invoice(await ownOrderOfGuest(token, now())),
    },
  };
};
