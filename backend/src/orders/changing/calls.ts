import type { changingCalls } from '@book-store/contract/orders/changing/calls';
import type { MovedOrders } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { z } from 'zod';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { endGuestLinks } from '../guests/guest-links.ts';
import { findOrder } from '../order/find-order.ts';
import { addOrderNote, removeOrderNote } from '../order/order-notes.ts';
import { orderSubject } from '../order/order-subject.ts';
import { type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { drawInvoice } from '../papers/draw-invoice.ts';
import { changeOrderLines } from './change-order-lines.ts';
import { changeOrderStatus, moveOrders, undoMoves } from './change-order-status.ts';
import { type Correction, correctOrder, correctTracking } from './correct-order.ts';
import { undoOrderStatus } from './undo-order-status.ts';

export const changingOrders = ({ now }: RouteDeps): Implementation<typeof changingCalls> => ({
  'PATCH /api/admin/orders/:id/status': async ({ caller, params, body, record }) => {
    const fields = [{ field: 'status', from: body.from, to: body.to }];
    const change = record(
      (order: StoredOrder | null) => order && changeOf(order, 'order-moved', fields),
    );
    const move = { ...body, by: caller.username };
    return { body: await changeOrderStatus(params.id, move, now(), change.beforeCommit), change };
  },
  'POST /api/admin/orders/:id/undo': async ({ caller, params, body: { from }, record }) => {
    const change = record((order: StoredOrder) =>
      changeOf(order, 'order-move-undone', [{ field: 'status', from, to: order.status }]),
    );
    const undo = { from, by: caller.username };
    return { body: await undoOrderStatus(params.id, undo, now(), change.beforeCommit), change };
  },
  'POST /api/admin/orders/moves': async ({ caller, body: { moves } }) => {
    const result = await moveOrders(moves, caller.username, now());
    return { body: result, change: movesOf(result, moves) };
  },
  'POST /api/admin/orders/moves/undo': async ({ caller, body: { moves } }) => {
    const result = await undoMoves(moves, caller.username, now());
    return { body: result, change: movesOf(result, moves) };
  },
  'POST /api/admin/orders/:id/invoice': async ({ params, record }) => {
    const at = now();
    const change = record((order: StoredOrder) =>
      currentInvoice(order.papers)?.at.getTime() === at.getTime()
        ? changeOf(order, 'order-invoiced')
        : undefined,
    );
    const drawn = await drawInvoice(params.id, { at, beforeCommit: change.beforeCommit });
    return { body: toAdminOrderView(drawn, at), change };
  },
  'POST /api/admin/orders/:id/end-links': async ({ params, record }) => {
    const change = record((order: StoredOrder) => changeOf(order, 'guest-link-ended'));
    return { body: await endGuestLinks(params.id, now(), change.beforeCommit), change };
  },
  'PATCH /api/admin/orders/:id': async ({ caller, params, body, shop, record }) => {
    const change = record(corrected);
    const by = { now: now(), by: caller.username, shop };
    const { order } = await correctOrder(params.id, body, by, change.beforeCommit);
    return { body: order, change };
  },
  'PATCH /api/admin/orders/:id/parcel': async ({ caller, params, body, record }) => {
    const change = record(corrected);
    const by = { now: now(), by: caller.username };
    const { order } = await correctTracking(params.id, body, by, change.beforeCommit);
    return { body: order, change };
  },
  'PUT /api/admin/orders/:id/lines': async ({ caller, params, body, shop, record }) => {
    const change = record((order: ShownAdminOrder) => changeOf(order, 'order-lines-changed'));
    const by = { now: now(), by: caller.username, shop };
    return { body: await changeOrderLines(params.id, body, by, change.beforeCommit), change };
  },
  'POST /api/admin/orders/:id/notes': {
    add: async ({ caller, params, body: { text }, at, remember, record }) => {
      const change = record(
        (order: StoredOrder | null) => order && changeOf(order, 'order-note-added'),
      );
      const note = { text, by: caller.username, at };
      const deps = { remember, beforeCommit: change.beforeCommit };
      return { body: await addOrderNote(params.id, note, deps), change };
    },
    again: async (id, { at }) => ({ body: toAdminOrderView(await findOrder(id), at) }),
  },
  'DELETE /api/admin/orders/:id/notes/:noteId': async ({ params: { id, noteId }, record }) => {
    const change = record(
      (order: StoredOrder | undefined) => order && changeOf(order, 'order-note-removed'),
    );
    return { body: await removeOrderNote(id, noteId, now(), change.beforeCommit), change };
  },
});

/** The activity log's entry for orders that were moved together. */
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

/** Never the values, because they are personal data. */
const corrected = ({ order, fields }: Correction) =>
  fields.length > 0
    ? changeOf(
        order,
        'order-corrected',
        fields.map((field) => ({ field })),
      )
    : undefined;

const changeOf = (
  order: StoredOrder | ShownAdminOrder,
  action: AdminChange['action'],
  fields: AdminChange['fields'] = [],
): AdminChange => ({ action, subject: orderSubject(order), fields });
