import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
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
} from '../order/admin-orders.schemas.ts';

named({ ChangeOrderStatusBody, MovedOrders, MoveOrdersBody, UndoMovesBody, UndoOrderStatusBody });
named({ AddOrderNoteBody, ChangeOrderLinesBody, CorrectOrderBody, CorrectTrackingBody });

const params = z.object({ id: Id });
const nothing = z.strictObject({});

export const changingCalls = {
  'PATCH /api/admin/orders/:id/status': {
    access: 'admin',
    summary: "Changes an order's status; 409 if it is no longer `from`",
    params,
    body: ChangeOrderStatusBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'out-of-stock'],
  },
  'POST /api/admin/orders/:id/undo': {
    access: 'admin',
    summary: 'Takes back the last move of an order; the customer is told after five minutes',
    params,
    body: UndoOrderStatusBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'out-of-stock', 'code-refused', 'gift-card-refused'],
  },
  'POST /api/admin/orders/moves': {
    access: 'admin',
    summary: 'Changes the statuses of several orders, each on its own',
    body: MoveOrdersBody,
    reply: MovedOrders,
  },
  'POST /api/admin/orders/moves/undo': {
    access: 'admin',
    summary: 'Takes back the last moves of several orders, each on its own',
    body: UndoMovesBody,
    reply: MovedOrders,
  },
  'POST /api/admin/orders/:id/invoice': {
    access: 'admin',
    summary: 'Gives an order an invoice, unless it has one',
    params,
    body: nothing,
    reply: AdminOrderView,
    errors: ['illegal-status', 'conflict'],
  },
  'POST /api/admin/orders/:id/end-links': {
    access: 'admin',
    summary: "Ends the links in a guest's mails so far; later mails have new ones",
    params,
    body: nothing,
    reply: AdminOrderView,
    errors: ['conflict'],
  },
  'PATCH /api/admin/orders/:id': {
    access: 'admin',
    summary: 'Corrects name, phone or address of an order that is not delivered yet',
    params,
    body: CorrectOrderBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'conflict', 'changed-meanwhile'],
  },
  'PATCH /api/admin/orders/:id/parcel': {
    access: 'admin',
    summary: 'Corrects carrier and number of a parcel that is on its way',
    params,
    body: CorrectTrackingBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'changed-meanwhile'],
  },
  'PUT /api/admin/orders/:id/lines': {
    access: 'admin',
    summary: 'Gives an order other books, numbers of copies or prices, until its parcel has left',
    params,
    body: ChangeOrderLinesBody,
    reply: AdminOrderView,
    errors: ['illegal-status', 'conflict', 'changed-meanwhile', 'book-gone', 'out-of-stock'],
  },
  'POST /api/admin/orders/:id/notes': {
    access: 'admin',
    summary: 'Adds a note that customers do not see, once for each Idempotency-Key',
    params,
    headers: IdempotencyHeaders,
    body: AddOrderNoteBody,
    reply: AdminOrderView,
    errors: ['conflict'],
  },
  'DELETE /api/admin/orders/:id/notes/:noteId': {
    access: 'admin',
    summary: 'Removes a note',
    params: params.extend({ noteId: Id }),
    reply: AdminOrderView,
  },
} satisfies Calls;
