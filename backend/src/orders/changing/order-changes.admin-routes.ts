import {
  AddOrderNoteBody,
  AdminOrderView,
  ChangeOrderLinesBody,
  ChangeOrderStatusBody,
  CorrectOrderBody,
  CorrectTrackingBody,
  MovedOrders,
  MoveOrdersBody,
  UndoMovesBody,
  UndoOrderStatusBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { Id } from '@book-store/contract/parts.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { changeRoute, type Route } from '../../platform/http/router/route.ts';
import { endGuestLinks } from '../guests/guest-links.ts';
import { findOrder } from '../order/find-order.ts';
import { addOrderNote, removeOrderNote } from '../order/order-notes.ts';
import { toAdminOrderView } from '../order/order-view.ts';
import { drawInvoice } from '../papers/draw-invoice.ts';
import { changeOrderLines } from './change-order-lines.ts';
import { changeOrderStatus, moveOrders, undoMoves } from './change-order-status.ts';
import { correctOrder, correctTracking } from './correct-order.ts';
import { undoOrderStatus } from './undo-order-status.ts';

const params = z.object({ id: Id });

/** Admin routes that change orders: their status, the customer's details, notes. */
export const orderChangesAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  changeRoute({
    method: 'patch',
    path: '/api/admin/orders/:id/status',
    summary: "Changes an order's status; 409 if it is no longer `from`",
    params,
    body: ChangeOrderStatusBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'out-of-stock'],
    run: async ({ caller, params, body }) => {
      const { from, to } = body;
      const order = await changeOrderStatus(params.id, { ...body, by: caller.username }, now());
      return {
        body: order,
        change: changeOf(order, 'order-moved', [{ field: 'status', from, to }]),
      };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/:id/invoice',
    summary: 'Gives an order an invoice, unless it has one',
    params,
    body: z.strictObject({}),
    reply: AdminOrderView,
    errors: ['illegal-status', 'conflict'],
    run: async ({ params }) => {
      const at = now();
      const drawn = await drawInvoice(params.id, { at });
      const order = toAdminOrderView(drawn, at);
      const isNew = order.invoice?.at === at.toISOString();
      return { body: order, change: isNew ? changeOf(order, 'order-invoiced', []) : undefined };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/:id/end-links',
    summary: "Ends the links in a guest's mails so far; later mails have new ones",
    params,
    body: z.strictObject({}),
    reply: AdminOrderView,
    errors: ['conflict'],
    run: async ({ params }) => {
      const order = await endGuestLinks(params.id, now());
      return { body: order, change: changeOf(order, 'guest-link-ended') };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/moves',
    summary: 'Changes the statuses of several orders, each on its own',
    body: MoveOrdersBody,
    reply: MovedOrders,
    run: async ({ caller, body: { moves } }) => {
      const result = await moveOrders(moves, caller.username, now());
      return { body: result, change: movesOf(result, moves) };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/moves/undo',
    summary: 'Takes back the last moves of several orders, each on its own',
    body: UndoMovesBody,
    reply: MovedOrders,
    run: async ({ caller, body: { moves } }) => {
      const result = await undoMoves(moves, caller.username, now());
      return { body: result, change: movesOf(result, moves) };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/orders/:id/undo',
    summary: 'Takes back the last move of an order; the customer is told after five minutes',
    params,
    body: UndoOrderStatusBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'out-of-stock', 'code-refused', 'gift-card-refused'],
    run: async ({ caller, params, body: { from } }) => {
      const undo = { from, by: caller.username };
      const { order, to } = await undoOrderStatus(params.id, undo, now());
      return {
        body: order,
        change: changeOf(order, 'order-move-undone', [{ field: 'status', from, to }]),
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
    errors: ['illegal-status', 'conflict', 'changed-meanwhile'],
    run: async ({ caller, params, body, shop }) => {
      const by = caller.username;
      const { order, fields } = await correctOrder(params.id, body, { now: now(), by, shop });
      // Never the values, because they are the customer's.
      const names = fields.map((field) => ({ field }));
      const change = names.length > 0 ? changeOf(order, 'order-corrected', names) : undefined;
      return { body: order, change };
    },
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/orders/:id/parcel',
    summary: 'Corrects carrier and number of a parcel that is on its way',
    params,
    body: CorrectTrackingBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'changed-meanwhile'],
    run: async ({ caller, params, body }) => {
      const by = caller.username;
      const { order, isChanged } = await correctTracking(params.id, body, { now: now(), by });
      const change = isChanged && changeOf(order, 'order-corrected', [{ field: 'tracking' }]);
      return { body: order, change: change || undefined };
    },
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/orders/:id/lines',
    summary: 'Gives an order other books, numbers of copies or prices, until its parcel has left',
    params,
    body: ChangeOrderLinesBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'conflict', 'changed-meanwhile', 'book-gone', 'out-of-stock'],
    run: async ({ caller, params, body, shop }) => {
      const by = caller.username;
      const order = await changeOrderLines(params.id, body, { now: now(), by, shop });
      return { body: order, change: changeOf(order, 'order-lines-changed') };
    },
  }),
  addRoute({
    path: '/api/admin/orders/:id/notes',
    summary: 'Adds a note that customers do not see, once for each Idempotency-Key',
    params,
    body: AddOrderNoteBody,
    reply: AdminOrderView,
    errors: ['conflict'],
    now,
    add: async ({ caller, params, body: { text }, at, remember }) => {
      const order = await addOrderNote(params.id, { text, by: caller.username, at }, remember);
      return { body: order, change: changeOf(order, 'order-note-added') };
    },
    again: async (id, { at }) => ({ body: toAdminOrderView(await findOrder(id), at) }),
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/orders/:id/notes/:noteId',
    summary: 'Removes a note',
    params: params.extend({ noteId: Id }),
    reply: AdminOrderView,
    run: async ({ params: { id, noteId } }) => {
      const { order, removed } = await removeOrderNote(id, noteId, now());
      return { body: order, change: removed ? changeOf(order, 'order-note-removed') : undefined };
    },
  }),
];

/** What the activity log records of orders that were moved together. */
function movesOf(
  { moved }: MovedOrders,
  moves: readonly { id: string; from: OrderStatus }[],
): AdminChange | undefined {
  const fromOf = new Map(moves.map(({ id, from }) => [id, from]));
  const fields = moved.map(({ _id, number, status }) => ({
    field: number,
    from: fromOf.get(_id),
    to: status,
  }));
  return fields.length > 0 ? { action: 'orders-moved', subject: {}, fields } : undefined;
}

/** What the activity log records of a changed order. */
const changeOf = (
  { _id, number }: { _id: string; number: string },
  action: AdminChange['action'],
  fields: AdminChange['fields'] = [],
): AdminChange => ({ action, subject: { id: _id, name: number }, fields });
