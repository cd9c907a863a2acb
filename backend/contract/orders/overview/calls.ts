import { type Calls, named, pagesOf } from '../../call.ts';
import {
  AdminOrderSummary,
  NotificationsSeenBody,
  OrderNotifications,
} from '../order/admin-orders.schemas.ts';
import { Handover, HandoversQuery } from '../parcels/handovers.schemas.ts';

named({ AdminOrderSummary, Handover, NotificationsSeenBody, OrderNotifications });

export const waitingOrderCalls = {
  'GET /api/admin/orders/summary': {
    access: 'admin',
    summary: 'The open orders by status, and the cash to collect for them',
    reply: AdminOrderSummary,
  },
  'GET /api/admin/orders/handovers': {
    access: 'admin',
    summary: 'What is on the delivery list, or waits to be picked up, sorted by city',
    query: HandoversQuery,
    ...pagesOf(Handover),
  },
  'GET /api/admin/notifications': {
    access: 'admin',
    summary: 'The orders that this admin has not seen',
    reply: OrderNotifications,
  },
  'POST /api/admin/notifications/seen': {
    access: 'admin',
    summary: 'Marks orders as seen by this admin',
    body: NotificationsSeenBody,
    reply: OrderNotifications,
  },
} satisfies Calls;
