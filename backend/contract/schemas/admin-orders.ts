import { z } from 'zod';
import { SEARCH_MAX } from '../lists.ts';
import { NOTIFICATIONS_MAX, ORDER_ACTORS } from '../orders.ts';
import { OrderStatus, OrderView } from './orders.ts';
import { pageOf } from './paging.ts';
import { Id, IsoDate, Line } from './parts.ts';

const DAY_MS = 86_400_000;

/** Who changed an order's status; `name` is the username of an admin. */
export const OrderActor = z.object({ role: z.enum(ORDER_ACTORS), name: z.string().optional() });
export type OrderActor = z.output<typeof OrderActor>;

/** An order as the owner sees it. */
export const AdminOrderView = OrderView.extend({
  /** The history that customers see, plus who made each change; orders from earlier versions lack it. */
  history: z.array(z.object({ status: OrderStatus, at: IsoDate, by: OrderActor.optional() })),
  /** The statuses that this order can change to, the usual one first. */
  nextStatuses: z.array(OrderStatus),
});
export type AdminOrderView = z.output<typeof AdminOrderView>;

/** The orders that are not yet delivered, refused or cancelled. */
export const AdminOrderSummary = z.object({
  ordersLeft: z.number().int(),
  /** How many of them have each of these statuses. */
  byStatus: z.partialRecord(OrderStatus, z.number().int()),
  /** Their cash, still to be collected. */
  cashToCollect: z.number(),
});
export type AdminOrderSummary = z.output<typeof AdminOrderSummary>;

/** Query parameters of the list of all orders. `X-Total-Count` and `Link` describe the other pages. */
export const AdminListOrdersQuery = z.strictObject({
  /**
   * Words of a name, city, title or zip code, each from its beginning; an order's number, an email, the
   * beginning or ending of a phone number, the ending of an order id.
   */
  q: Line.max(SEARCH_MAX).optional(),
  /** One or more comma-separated statuses. */
  status: z
    .string()
    .max(200)
    .transform((statuses) => statuses.split(','))
    .pipe(z.array(OrderStatus).max(10))
    .optional(),
  /** Placed at this time or later; a date begins at midnight UTC. */
  from: z.union([z.iso.date(), IsoDate]).pipe(z.coerce.date()).optional(),
  /** Placed before this time; of a date the whole day counts. */
  to: z
    .union([
      z.iso.date().transform((day) => new Date(Date.parse(day) + DAY_MS)),
      IsoDate.transform((at) => new Date(at)),
    ])
    .optional(),
  /** `city` sorts for a delivery round: country, state, city, zip code, street. */
  sort: z.enum(['newest', 'city']).default('newest'),
  ...pageOf(20),
});
export type AdminListOrdersQuery = z.input<typeof AdminListOrdersQuery>;

/**
 * Changes an order's status. `from` is the status that the caller saw. If another admin was faster, the
 * response is 409 `illegal-status` with the current order in `order`, and nothing changes.
 */
export const ChangeOrderStatusBody = z.strictObject({ from: OrderStatus, to: OrderStatus });
export type ChangeOrderStatusBody = z.input<typeof ChangeOrderStatusBody>;

/** The orders that this admin has not seen, newest first; none from before the admin was added. */
export const OrderNotifications = z.object({
  /** How many there are, at most 500. */
  count: z.number().int(),
  /** The newest ten of them. */
  orders: z.array(
    z.object({
      _id: Id,
      number: z.string(),
      name: z.string(),
      totalPrice: z.number(),
      createdAt: IsoDate,
    }),
  ),
  /** The ids of all counted orders. Send them back once shown, so that no later order is missed. */
  ids: z.array(Id),
});
export type OrderNotifications = z.output<typeof OrderNotifications>;

export const NotificationsSeenBody = z.strictObject({ ids: z.array(Id).max(NOTIFICATIONS_MAX) });
export type NotificationsSeenBody = z.input<typeof NotificationsSeenBody>;
