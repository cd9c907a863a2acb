import { z } from 'zod';
import { type Calls, CSV_FILE, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { toEmail } from '../../email.ts';
import { Id } from '../../parts.schemas.ts';
import { CustomerId } from '../../people/customers/admin-customers.schemas.ts';
import { BuyGiftCardBody } from '../gift-cards/buy-gift-card.schemas.ts';
import { isDetached } from '../guests/detached.ts';
import { CancelLinesBody } from '../returns/returns.schemas.ts';
import { AdminListOrdersQuery, AdminOrderView, ExportOrdersQuery } from './admin-orders.schemas.ts';
import { CounterOrderBody } from './counter-orders.schemas.ts';
import { PlacedOrder } from './guest-orders.schemas.ts';
import { ListOrdersQuery, OrderView, PlaceOrderBody } from './orders.schemas.ts';

named({ AdminOrderView, OrderView, PlacedOrder });
named({ BuyGiftCardBody, CancelLinesBody, CounterOrderBody, PlaceOrderBody });

const params = z.object({ id: Id });
const nothing = z.strictObject({});

const ownOrders = {
  'POST /api/orders/': {
    access: 'customer or guest',
    summary:
      'Places an order, once for each Idempotency-Key; without a token only where the shop takes orders of guests',
    headers: IdempotencyHeaders,
    body: PlaceOrderBody,
    reply: PlacedOrder,
    statuses: [201],
    errors: [
      'price-changed',
      'book-gone',
      'out-of-stock',
      'code-refused',
      'gift-card-refused',
      'too-many-open-orders',
      'idempotency-key-reused',
    ],
  },
  'POST /api/orders/gift-cards': {
    access: 'customer or guest',
    summary:
      'Orders a gift card that a mail brings to its recipient once it is paid; where the shop sells them',
    headers: IdempotencyHeaders,
    body: BuyGiftCardBody,
    reply: PlacedOrder,
    statuses: [201],
    errors: ['conflict', 'too-many-open-orders', 'idempotency-key-reused'],
  },
  'POST /api/orders/:id/confirm': {
    access: 'customer',
    summary:
      "Confirms one of the customer's own orders that waits for it, with an account that has verified its address",
    params,
    body: nothing,
    reply: OrderView,
    errors: ['forbidden', 'illegal-status', 'out-of-stock'],
  },
  'POST /api/orders/:id/cancel': {
    access: 'customer',
    summary: "Cancels one of the customer's own orders, until it is packed",
    params,
    body: nothing,
    reply: OrderView,
    errors: ['illegal-status'],
  },
  'POST /api/orders/:id/cancel-lines': {
    access: 'customer',
    summary: "Cancels copies of one of the customer's own orders, until it is packed",
    params,
    body: CancelLinesBody,
    reply: OrderView,
    errors: ['illegal-status', 'conflict'],
  },
  'POST /api/orders/:id/invoice': {
    access: 'customer',
    summary: "Gives one of the customer's own orders an invoice, unless it has one",
    params,
    body: nothing,
    reply: OrderView,
    errors: ['illegal-status', 'conflict'],
  },
  'GET /api/orders/email/:email': {
    access: 'customer or admin',
    summary: "A customer's orders, newest first",
    params: z.object({ email: z.string().overwrite(toEmail).max(254) }),
    query: ListOrdersQuery,
    ...pagesOf(OrderView),
    errors: ['forbidden'],
  },
} satisfies Calls;

const allOrders = {
  'GET /api/admin/orders': {
    access: 'admin',
    summary: 'Lists and searches all orders',
    query: AdminListOrdersQuery,
    ...pagesOf(AdminOrderView),
  },
  'POST /api/admin/orders': {
    access: 'admin',
    summary:
      'Enters an order for somebody in the shop or on the phone, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: CounterOrderBody,
    reply: AdminOrderView,
    statuses: [201],
    errors: [
      'price-changed',
      'book-gone',
      'out-of-stock',
      'code-refused',
      'gift-card-refused',
      'idempotency-key-reused',
    ],
  },
  'GET /api/admin/orders/:id': {
    access: 'admin',
    summary: 'One order, with the statuses it can change to',
    params,
    reply: AdminOrderView,
  },
  'GET /api/admin/customers/:id/orders': {
    access: 'admin',
    summary: "A customer's orders, newest first",
    // Orders of a deleted account belong to nobody.
    params: z.object({ id: CustomerId.refine((id) => !isDetached(id)) }),
    query: ListOrdersQuery,
    ...pagesOf(AdminOrderView),
  },
  'GET /api/admin/exports/orders.csv': {
    access: 'admin',
    summary: 'Orders as CSV, all or by the filters of the list',
    query: ExportOrdersQuery,
    ...CSV_FILE,
  },
} satisfies Calls;

export const orderCalls = { ...ownOrders, ...allOrders };
