import type { AdminAction } from '@book-store/contract/admin-actions';
import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Id } from '@book-store/contract/schemas/parts';
import {
  AgreeReturnBody,
  ListReturnsQuery,
  OpenReturnBody,
  ReceiveReturnBody,
  RefundReturnBody,
  RefuseReturnBody,
  ReturnCounts,
} from '@book-store/contract/schemas/returns';
import { z } from 'zod';
import { pagingHeaders } from '../../http/router/paging.ts';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { countByReturn, listByReturn } from '../orders/list-by-return.ts';
import { IdempotencyHeaders } from '../orders/order-idempotency.ts';
import { toAdminOrderView } from '../orders/order-view.ts';
import type { StoredOrder } from '../orders/orders.model.ts';
import { stripeClient } from '../payments/stripe/stripe-client.ts';
import { openReturn } from './ask-return.ts';
import { agreeToReturn, receiveReturn, refuseReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';

const params = z.object({ id: Id, returnId: Id });
const path = (move: string) => `/api/admin/orders/:id/returns/:returnId/${move}`;

/** The owner's list of returns, and what becomes of each of them. */
export function returnsAdminRoutes({ now, stripe: account }: FeatureDeps): Route[] {
  const stripe = account && stripeClient(account);
  const reply = (order: StoredOrder, action: AdminAction, fields: AdminChange['fields'] = []) => {
    const body = toAdminOrderView(order, now());
    return { body, change: { action, subject: { id: body._id, name: body.number }, fields } };
  };
  return [
    route({
      method: 'get',
      path: '/api/admin/returns',
      access: 'admin',
      summary: 'The orders that have a return in a state',
      query: ListReturnsQuery,
      reply: z.array(AdminOrderView),
      replyHeaders: ['X-Total-Count', 'Link'],
      run: async ({ query }) => {
        const { orders, total } = await listByReturn(query, now());
        return { body: orders, headers: pagingHeaders('/api/admin/returns', query, total) };
      },
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
      run: async ({ caller, params: { id }, headers, body }) => {
        const { instructions, tell, ...asked } = body;
        const opening = { instructions, tell, by: caller.username, at: now() };
        const key = headers['idempotency-key'];
        return reply(await openReturn(id, asked, { ...opening, key }), 'return-opened');
      },
    }),
    changeRoute({
      method: 'post',
      path: path('agree'),
      summary: 'Agrees to a return, and tells the customer where to send the books',
      params,
      body: AgreeReturnBody,
      reply: AdminOrderView,
      errors: ['conflict'],
      run: async ({ caller, params, body: { instructions } }) => {
        const move = { by: caller.username, at: now() };
        return reply(await agreeToReturn(params, instructions, move), 'return-agreed');
      },
    }),
    changeRoute({
      method: 'post',
      path: path('refuse'),
      summary: 'Refuses a return, and tells the customer why',
      params,
      body: RefuseReturnBody,
      reply: AdminOrderView,
      errors: ['conflict'],
      run: async ({ caller, params, body: { refusal } }) => {
        const move = { by: caller.username, at: now() };
        return reply(await refuseReturn(params, refusal, move), 'return-refused');
      },
    }),
    changeRoute({
      method: 'post',
      path: path('receive'),
      summary: 'Notes what has come back of a return, and puts copies back on the shelf',
      params,
      body: ReceiveReturnBody,
      reply: AdminOrderView,
      errors: ['conflict'],
      run: async ({ caller, params, body: { lines } }) => {
        const move = { by: caller.username, at: now() };
        return reply(await receiveReturn(params, lines, move), 'return-received');
      },
    }),
    changeRoute({
      method: 'post',
      path: path('refund'),
      summary: 'Gives money back for a return that has come back; the same sum once',
      params,
      body: RefundReturnBody,
      reply: AdminOrderView,
      errors: ['conflict'],
      run: async ({ caller, params, body: { amount } }) => {
        const given = { amount, by: caller.username, at: now() };
        const { order, isChanged } = await refundReturn(params, given, { stripe, now });
        const { body, change } = reply(order, 'return-refunded', [{ field: 'amount', to: amount }]);
        return { body, change: isChanged ? change : undefined };
      },
    }),
  ];
}
