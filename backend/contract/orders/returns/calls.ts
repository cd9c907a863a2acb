import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { AdminOrderView } from '../order/admin-orders.schemas.ts';
import { OrderView } from '../order/orders.schemas.ts';
import {
  AgreeReturnBody,
  AskReturnBody,
  GuestAskReturnBody,
  ListReturnsQuery,
  OpenReturnBody,
  ReceiveReturnBody,
  RefundReturnBody,
  RefuseReturnBody,
  ReturnCounts,
} from './returns.schemas.ts';

named({ AskReturnBody, GuestAskReturnBody, OpenReturnBody, ReturnCounts });
named({ AgreeReturnBody, ReceiveReturnBody, RefundReturnBody, RefuseReturnBody });

/** Common to the calls that change a return's state. */
const moves = {
  access: 'admin',
  params: z.object({ id: Id, returnId: Id }),
  reply: AdminOrderView,
  errors: ['conflict'],
} as const;

/** Requesting returns, by account or by a guest's mailed link, and handling them. */
export const returnCalls = {
  'POST /api/orders/:id/returns': {
    access: 'customer',
    summary:
      "Asks for a return of books of one of the customer's own orders, once for each Idempotency-Key",
    params: z.object({ id: Id }),
    headers: IdempotencyHeaders,
    body: AskReturnBody,
    reply: OrderView,
    errors: ['conflict'],
  },
  'POST /api/guest-orders/returns': {
    access: 'anyone',
    summary: 'Asks for a return of books of the order of a link, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: GuestAskReturnBody,
    reply: OrderView,
    errors: ['not-found', 'conflict'],
  },
  'GET /api/admin/returns': {
    access: 'admin',
    summary: 'The orders that have a return in a state',
    query: ListReturnsQuery,
    ...pagesOf(AdminOrderView),
  },
  'GET /api/admin/returns/counts': {
    access: 'admin',
    summary: 'How many orders have returns that wait for somebody',
    reply: ReturnCounts,
  },
  'POST /api/admin/orders/:id/returns': {
    access: 'admin',
    summary: 'Opens a return of books of a delivered order, once for each Idempotency-Key',
    params: z.object({ id: Id }),
    headers: IdempotencyHeaders,
    body: OpenReturnBody,
    reply: AdminOrderView,
    errors: ['conflict'],
  },
  'POST /api/admin/orders/:id/returns/:returnId/agree': {
    ...moves,
    summary: 'Agrees to a return, and tells the customer where to send the books',
    body: AgreeReturnBody,
  },
  'POST /api/admin/orders/:id/returns/:returnId/refuse': {
    ...moves,
    summary: 'Refuses a return, and tells the customer why',
    body: RefuseReturnBody,
  },
  'POST /api/admin/orders/:id/returns/:returnId/receive': {
    ...moves,
    summary: 'Notes what has come back of a return, and puts copies back on the shelf',
    body: ReceiveReturnBody,
  },
  'POST /api/admin/orders/:id/returns/:returnId/refund': {
    ...moves,
    summary: 'Gives money back for a return that has come back; the same sum once',
    body: RefundReturnBody,
    errors: [...moves.errors, 'recent-sign-in-required'],
  },
} satisfies Calls;
