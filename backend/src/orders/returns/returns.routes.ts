import { IdempotencyHeaders } from '@book-store/contract/call';
import { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import {
  AskReturnBody,
  GuestAskReturnBody,
} from '@book-store/contract/orders/returns/returns.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { ownOrderOfGuest } from '../guests/guest-links.ts';
import { toOrderView } from '../order/order-view.ts';
import { askReturn } from './ask-return.ts';

/** How customers ask for a return, and guests with the link in their mail. */
export const returnsRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  route({
    method: 'post',
    path: '/api/orders/:id/returns',
    access: 'customer',
    summary:
      "Asks for a return of books of one of the customer's own orders, once for each Idempotency-Key",
    before: ({ caller }) => limits.accountChanges(caller.uid),
    params: z.object({ id: Id }),
    headers: IdempotencyHeaders,
    body: AskReturnBody,
    reply: OrderView,
    errors: ['conflict'],
    run: async ({ caller: { uid }, params, headers, body, shop }) => {
      const asking = { uid, at: now(), shop, key: headers['idempotency-key'] };
      return { body: toOrderView(await askReturn(params.id, body, asking)) };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest-orders/returns',
    access: 'anyone',
    summary: 'Asks for a return of books of the order of a link, once for each Idempotency-Key',
    before: ({ origin }) => limits.guestLinks(origin.network),
    headers: IdempotencyHeaders,
    body: GuestAskReturnBody,
    reply: OrderView,
    errors: ['not-found', 'conflict'],
    run: async ({ headers, body: { token, ...asked }, shop }) => {
      const { id, own } = await ownOrderOfGuest(token, now());
      const asking = { ...own, shop, key: headers['idempotency-key'] };
      return { body: toOrderView(await askReturn(id, asked, asking)) };
    },
  }),
];
