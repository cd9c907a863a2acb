import type { changingCalls } from '@book-store/contract/orders/changing/calls';
import type { MovedOrders } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { z } from 'zod';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { endGuestLinks } from '../guests/guest-links.ts';
import { findOrder } from '../order/find-order.ts';
import { addOrderNote, removeOrderNote } from '../order/order-notes.ts';
import { type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import { drawInvoice } from '../papers/draw-invoice.ts';
import { changeOrderLines } from './change-order-lines.ts';
import { changeOrderStatus, moveOrders, undoMoves } from './change-order-status.ts';
import { correctOrder, correctTracking } from './correct-order.ts';
import { undoOrderStatus } from './undo-order-status.ts';

/** What the owner changes about orders: their status, the customer's details, notes. */
export const changingOrders = ({ now }: RouteDeps): Implementation<typeof changingCalls> => ({
  'PATCH /api/admin/orders/:id/status': async ({ caller, params, body }) => {
    const { from, to } = body;
    const order = await changeOrderStatus(params.id, { ...body, by: caller.username }, now());
    return { body: order, change: changeOf(order, 'order-moved', [{ field: 'status', from, to }]) };
  },
  'POST /api/admin/orders/:id/undo': async ({ caller, params, body: { from } }) => {
    const undo = { from, by: caller.username };
    const { order, to } = await undoOrderStatus(params.id, undo, now());
    const fields = [{ field: 'status', from, to }];
    return { body: order, change: changeOf(order, 'order-move-undone', fields) };
  },
  'POST /api/admin/orders/moves': async ({ caller, body: { moves } }) => {
    const result = await moveOrders(moves, caller.username, now());
    return { body: result, change: movesOf(result, moves) };
  },
  'POST /api/admin/orders/moves/undo': async ({ caller, body: { moves } }) => {
    const result = await undoMoves(moves, caller.username, now());
    return { body: result, change: movesOf(result, moves) };
  },
  'POST /api/admin/orders/:id/invoice': async ({ params }) => {
    const at = now();
    const drawn = await drawInvoice(params.id, { at });
    const order = toAdminOrderView(drawn, at);
    const isNew = order.invoice?.at.getTime() === at.getTime();
    return { body: order, change: isNew ? changeOf(order, 'order-invoiced') : undefined };
  },
  'POST /api/admin/orders/:id/end-links': async ({ params }) => {
    const order = await endGuestLinks(params.id, now());
    return { body: order, change: changeOf(order, 'guest-link-ended') };
  },
  'PATCH /api/admin/orders/:id': async ({ caller, params, body, shop }) => {
    const by = caller.username;
    const { order, fields } = await correctOrder(params.id, body, { now: now(), by, shop });
    // Never the values, because they are the customer's.
    const names = fields.map((field) => ({ field }));
    const change = names.length > 0 ? changeOf(order, 'order-corrected', names) : undefined;
    return { body: order, change };
  },
  'PATCH /api/admin/orders/:id/parcel': async ({ caller, params, body }) => {
    const by = caller.username;
    const { order, isChanged } = await correctTracking(params.id, body, { now: now(), by });
    const fields = [{ field: 'tracking' }];
    return {
      body: order,
      change: isChanged ? changeOf(order, 'order-corrected', fields) : undefined,
    };
  },
  'PUT /api/admin/orders/:id/lines': async ({ caller, params, body, shop }) => {
    const by = caller.username;
    const order = await changeOrderLines(params.id, body, { now: now(), by, shop });
    return { body: order, change: changeOf(order, 'order-lines-changed') };
  },
  'POST /api/admin/orders/:id/notes': {
    add: async ({ caller, params, body: { text }, at, remember }) => {
      const order = await addOrderNote(params.id, { text, by: caller.username, at }, remember);
      return { body: order, change: changeOf(order, 'order-note-added') };
    },
    again: async (id, { at }) => ({ body: toAdminOrderView(await findOrder(id), at) }),
  },
  'DELETE /api/admin/orders/:id/notes/:noteId': async ({ params: { id, noteId } }) => {
    const { order, removed } = await removeOrderNote(id, noteId, now());
    return { body: order, change: removed ? changeOf(order, 'order-note-removed') : undefined };
  },
});

/** What the activity log records of orders that were moved together. */
function movesOf(
  { moved }: z.output<typeof MovedOrders>,
  moves: readonly { id: string; from: OrderStatus }[],
): AdminChange | undefined {
  const fromOf = new Map(moves.map(({ id, from }) => [id, from]));
  const fields = moved.map(({ _id, number, status }) => ({
    field: number,
    from: fromOf.get(_id.toString()),
    to: status,
  }));
  return fields.length > 0 ? { action: 'orders-moved', subject: {}, fields } : undefined;
}

/** What the activity log records of a changed order. */
const changeOf = (
  { _id, number }: ShownAdminOrder,
  action: AdminChange['action'],
  fields: AdminChange['fields'] = [],
): AdminChange => ({ action, subject: { id: _id.toString(), name: number }, fields });
