import { IdempotencyHeaders } from '@book-store/contract/call';
import { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import {
  AgreeReturnBody,
  ListReturnsQuery,
  OpenReturnBody,
  ReceiveReturnBody,
  RefundReturnBody,
  RefuseReturnBody,
  ReturnCounts,
} from '@book-store/contract/orders/returns/returns.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { toAdminOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { countByReturn, listByReturn } from '../overview/list-what-waits.ts';
import { stripeClient } from '../stripe/stripe-client.ts';
import { openReturn } from './ask-return.ts';
import { agreeToReturn, receiveReturn, refuseReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';

/** What the routes that move a return have in common. */
const move = {
  method: 'post',
  params: z.object({ id: Id, returnId: Id }),
  reply: AdminOrderView,
  errors: ['conflict'],
} as const;
const path = (name: string) => `/api/admin/orders/:id/returns/:returnId/${name}`;

/** The owner's list of returns, and what becomes of each of them. */
export function returnsAdminRoutes({ now, stripe: account }: FeatureDeps): Route[] {
  const stripe = account && stripeClient(account);
  const moveOf = ({ username }: { username: string }) => ({ by: username, at: now() });
  const reply = (order: StoredOrder, action: AdminAction, fields: AdminChange['fields'] = []) => {
    const body = toAdminOrderView(order, now());
    return { body, change: { action, subject: { id: body._id, name: body.number }, fields } };
  };
  return [
    listRoute({
      path: '/api/admin/returns',
      summary: 'The orders that have a return in a state',
      query: ListReturnsQuery,
      item: AdminOrderView,
      list: (query) => listByReturn(query, now()),
    }),
    route({
      method: 'get',
      path: '/api/admin/returns/counts',
      access: 'admin',
      summary: 'How many orders have returns that wait for somebody',
      reply: ReturnCounts,
      run: async () => ({ body: await countByReturn() }),
    }),
    changeRoute({
      method: 'post',
      path: '/api/admin/orders/:id/returns',
      summary: 'Opens a return of books of a delivered order, once for each Idempotency-Key',
      params: z.object({ id: Id }),
      headers: IdempotencyHeaders,
      body: OpenReturnBody,
      reply: AdminOrderView,
      errors: ['conflict'],
      run: async ({ caller, params: { id }, headers, body, shop }) => {
        const { instructions, tell, ...asked } = body;
        const opening = { instructions, tell, shop, ...moveOf(caller) };
        const key = headers['idempotency-key'];
        return reply(await openReturn(id, asked, { ...opening, key }), 'return-opened');
      },
    }),
    changeRoute({
      ...move,
      path: path('agree'),
      summary: 'Agrees to a return, and tells the customer where to send the books',
      body: AgreeReturnBody,
      run: async ({ caller, params, body: { instructions } }) => {
        const agreed = await agreeToReturn(params, instructions, moveOf(caller));
        return reply(agreed, 'return-agreed');
      },
    }),
    changeRoute({
      ...move,
      path: path('refuse'),
      summary: 'Refuses a return, and tells the customer why',
      body: RefuseReturnBody,
      run: async ({ caller, params, body: { refusal } }) => {
        const refused = await refuseReturn(params, refusal, moveOf(caller));
        return reply(refused, 'return-refused');
      },
    }),
    changeRoute({
      ...move,
      path: path('receive'),
      summary: 'Notes what has come back of a return, and puts copies back on the shelf',
      body: ReceiveReturnBody,
      run: async ({ caller, params, body: { lines } }) => {
        const received = await receiveReturn(params, lines, moveOf(caller));
        return reply(received, 'return-received');
      },
    }),
    changeRoute({
      ...move,
      path: path('refund'),
      summary: 'Gives money back for a return that has come back; the same sum once',
      body: RefundReturnBody,
      run: async ({ caller, params, body: { amount } }) => {
        const given = { amount, ...moveOf(caller) };
        const { order, isChanged } = await refundReturn(params, given, { stripe, now });
        const { body, change } = reply(order, 'return-refunded', [{ field: 'amount', to: amount }]);
        return { body, change: isChanged ? change : undefined };
      },
    }),
  ];
}
