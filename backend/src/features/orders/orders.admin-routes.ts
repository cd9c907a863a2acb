import {
  AddOrderNoteBody,
  AdminListOrdersQuery,
  AdminOrderSummary,
  AdminOrderView,
  ChangeOrderStatusBody,
  CorrectOrderBody,
  CounterOrderBody,
  MovedOrders,
  MoveOrdersBody,
  NotificationsSeenBody,
  OrderNotifications,
  UndoOrderStatusBody,
} from '@book-store/contract/schemas/admin-orders';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { pagingHeaders } from '../../http/paging.ts';
import { changeRoute, type Route, route } from '../../http/route.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { correctOrder } from './correct-order.ts';
import { findOrder } from './find-order.ts';
import { listAllOrders } from './list-orders.ts';
import { moveOrders } from './move-orders.ts';
import { IdempotencyHeaders } from './order-idempotency.ts';
import { addOrderNote, removeOrderNote } from './order-notes.ts';
import { markSeen, newOrders } from './order-notifications.ts';
import { orderSummary } from './order-summary.ts';
import { toAdminOrderView } from './order-view.ts';
import { placeCounterOrder } from './place-counter-order.ts';
import type { PlaceOrderDeps } from './place-order.ts';
import { undoOrderStatus } from './undo-order-status.ts';

const params = z.object({ id: Id });

/** Admin routes of orders: the list, one order, its status. */
export const ordersAdminRoutes = ({
  placing,
  isSearchComplete,
  now,
}: {
  placing: PlaceOrderDeps;
  /** Returns whether the search finds all orders, those of an earlier version too. */
  isSearchComplete: () => Promise<boolean>;
  now: () => Date;
}): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/orders',
    access: 'admin',
    summary: 'Lists and searches all orders',
    query: AdminListOrdersQuery,
    reply: z.array(AdminOrderView),
    replyHeaders: ['X-Total-Count', 'Link', 'X-Search-Complete'],
    run: async ({ query }) => {
      const isComplete = !query.q || (await isSearchComplete());
      const { orders, total } = await listAllOrders(query, now());
      return {
        body: orders,
        headers: {
          ...pagingHeaders('/api/admin/orders', query, total),
          'X-Search-Complete': String(isComplete),
        },
      };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders',
    summary:
      'Enters an order for somebody in the shop or on the phone, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: CounterOrderBody,
    reply: AdminOrderView,
    statuses: [201],
    errors: ['price-changed', 'book-gone', 'out-of-stock', 'idempotency-key-reused'],
    run: async ({ caller, headers, body }) => {
      const order = await placeCounterOrder(
        { admin: caller, body, idempotencyKey: headers['idempotency-key'] },
        placing,
      );
      return {
        body: order,
        change: {
          action: 'order-entered',
          subject: { id: order._id, name: order.number },
          fields: [],
        },
      };
    },
  }),
  // Stands before '/:id', which would take it for an id.
  route({
    method: 'get',
    path: '/api/admin/orders/summary',
    access: 'admin',
    summary: 'The open orders by status, and the cash to collect for them',
    reply: AdminOrderSummary,
    run: async () => ({ body: await orderSummary() }),
  }),
  route({
    method: 'get',
    path: '/api/admin/orders/:id',
    access: 'admin',
    summary: 'One order, with the statuses it can change to',
    params,
    reply: AdminOrderView,
    run: async ({ params }) => ({ body: toAdminOrderView(await findOrder(params.id), now()) }),
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/orders/:id/status',
    summary: "Changes an order's status; 409 if it is no longer `from`",
    params,
    body: ChangeOrderStatusBody,
    reply: AdminOrderView,
    errors: ['illegal-status'],
    run: async ({ caller, params, body: { from, to } }) => {
      const order = await changeOrderStatus(
        params.id,
        { from, to, by: caller.username },
        { at: now(), copies: placing.copies },
      );
      return {
        body: order,
        change: {
          action: 'order-moved',
          subject: { id: params.id, name: order.number },
          fields: [{ field: 'status', from, to }],
        },
      };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/moves',
    summary: 'Changes the statuses of several orders, each on its own',
    body: MoveOrdersBody,
    reply: MovedOrders,
    run: async ({ caller, body: { moves } }) => {
      const result = await moveOrders(moves, caller.username, {
        at: now(),
        copies: placing.copies,
      });
      const fromOf = new Map(moves.map(({ id, from }) => [id.toLowerCase(), from]));
      const fields = result.moved.map(({ _id, number, status }) => ({
        field: number,
        from: fromOf.get(_id),
        to: status,
      }));
      return {
        body: result,
        change: fields.length > 0 ? { action: 'orders-moved', subject: {}, fields } : undefined,
      };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/:id/undo',
    summary: 'Takes back the move that ended an order, within five minutes',
    params,
    body: UndoOrderStatusBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'out-of-stock'],
    run: async ({ caller, params, body: { from } }) => {
      const { order, to } = await undoOrderStatus(
        params.id,
        { from, by: caller.username },
        placing,
      );
      return {
        body: order,
        change: {
          action: 'order-move-undone',
          subject: { id: params.id, name: order.number },
          fields: [{ field: 'status', from, to }],
        },
      };
    },
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/orders/:id',
    summary: 'Corrects name, phone or address of an order that is not delivered yet',
    params,
    body: CorrectOrderBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'conflict'],
    run: async ({ params, body }) => {
      const { order, fields } = await correctOrder(params.id, body, now());
      // Never the values, because they are the customer's.
      const change = {
        action: 'order-corrected' as const,
        subject: { id: params.id, name: order.number },
        fields: fields.map((field) => ({ field })),
      };
      return { body: order, change: fields.length > 0 ? change : undefined };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/:id/notes',
    summary: 'Adds a note that customers do not see',
    params,
    body: AddOrderNoteBody,
    reply: AdminOrderView,
    errors: ['conflict'],
    run: async ({ caller, params, body: { text } }) => {
      const order = await addOrderNote(params.id, { text, by: caller.username, at: now() });
      return {
        body: order,
        change: {
          action: 'order-note-added',
          subject: { id: params.id, name: order.number },
          fields: [],
        },
      };
    },
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/orders/:id/notes/:noteId',
    summary: 'Removes a note',
    params: params.extend({ noteId: Id }),
    reply: AdminOrderView,
    run: async ({ params: { id, noteId } }) => {
      const { order, removed } = await removeOrderNote(id, noteId, now());
      const change = {
        action: 'order-note-removed' as const,
        subject: { id, name: order.number },
        fields: [],
      };
      return { body: order, change: removed ? change : undefined };
    },
  }),
];

/** Routes for the orders that the calling admin has not seen yet. */
export const notificationsRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/notifications',
    access: 'admin',
    summary: 'The orders that this admin has not seen',
    reply: OrderNotifications,
    run: async ({ caller }) => ({ body: await newOrders(caller.id) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/notifications/seen',
    access: 'admin',
    summary: 'Marks orders as seen by this admin',
    body: NotificationsSeenBody,
    reply: OrderNotifications,
    run: async ({ caller, body }) => {
      await markSeen(caller.id, body.ids);
      return { body: await newOrders(caller.id) };
    },
  }),
];
