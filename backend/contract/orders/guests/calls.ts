import { type Calls, named } from '../../call.ts';
import { GuestOrderBody } from '../order/guest-orders.schemas.ts';
import { OrderView } from '../order/orders.schemas.ts';
import { GuestCancelLinesBody } from '../returns/returns.schemas.ts';

named({ GuestCancelLinesBody, GuestOrderBody });

/** Calls for guests, by the token of a mailed link. */
export const guestOrderCalls = {
  'POST /api/guest-orders/view': {
    access: 'anyone',
    summary: "The order of a link in a guest's mail",
    body: GuestOrderBody,
    reply: OrderView,
    errors: ['not-found'],
  },
  'POST /api/guest-orders/confirm': {
    access: 'anyone',
    summary: 'Confirms the order of a link that its mail has brought',
    body: GuestOrderBody,
    reply: OrderView,
    errors: ['not-found', 'forbidden', 'illegal-status', 'out-of-stock'],
  },
  'POST /api/guest-orders/cancel': {
    access: 'anyone',
    summary: 'Cancels the order of a link, until it is packed',
    body: GuestOrderBody,
    reply: OrderView,
    errors: ['not-found', 'illegal-status'],
  },
  'POST /api/guest-orders/cancel-lines': {
    access: 'anyone',
    summary: 'Cancels copies of the order of a link, until it is packed',
    body: GuestCancelLinesBody,
    reply: OrderView,
    errors: ['not-found', 'illegal-status', 'conflict'],
  },
  'POST /api/guest-orders/invoice': {
    access: 'anyone',
    summary: 'Gives the order of a link an invoice, unless it has one',
    body: GuestOrderBody,
    reply: OrderView,
    errors: ['not-found', 'illegal-status', 'conflict'],
  },
} satisfies Calls;
