import { z } from 'zod';
import { Id, IsoDate, Line } from '../../shared/contract-parts.ts';
import { ORDERS_LIMIT_MAX, OrderStatus, OrderView } from './orders.contract.ts';

export const ACTORS = ['admin', 'customer'] as const;

/** Who brought an order into a state; `name` is the username of an admin. */
export const OrderActor = z.object({ role: z.enum(ACTORS), name: z.string().optional() });
export type OrderActor = z.output<typeof OrderActor>;

/** An order as the owner sees it. */
export const AdminOrderView = OrderView.extend({
  /** As customers see it, and who did it; orders of earlier versions do not know. */
  history: z.array(z.object({ status: OrderStatus, at: IsoDate, by: OrderActor.optional() })),
  /** The states this order may go to from here, the usual one first. */
  nextStatuses: z.array(OrderStatus),
});
export type AdminOrderView = z.output<typeof AdminOrderView>;

/** What narrows the list of all orders; newest first. `X-Total-Count` and `Link` tell the rest. */
export const AdminListOrdersQuery = z.strictObject({
  /** Part of a name, email, phone or order id. */
  q: Line.max(100).optional(),
  /** One state, or several with commas between. */
  status: z
    .string()
    .max(200)
    .transform((statuses) => statuses.split(','))
    .pipe(z.array(OrderStatus).max(10))
    .optional(),
  /** `city` is the order of a delivery round: country, state, city, zip code, street. */
  sort: z.enum(['newest', 'city']).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(ORDERS_LIMIT_MAX).default(20),
});
export type AdminListOrdersQuery = z.input<typeof AdminListOrdersQuery>;

/**
 * Moves an order on. `from` is the state that the caller saw: where another admin was quicker, the
 * answer is 409 `illegal-status` with the order as it is now in `order`, and nothing changes.
 */
export const ChangeOrderStatusBody = z.strictObject({ from: OrderStatus, to: OrderStatus });
export type ChangeOrderStatusBody = z.input<typeof ChangeOrderStatusBody>;

/** The most new orders that are told at once. */
export const NOTIFICATIONS_MAX = 500;

/** The orders that this admin has not seen, newest first. An admin sees none from before their time. */
export const AdminNotifications = z.object({
  /** How many there are, at most 500. */
  count: z.number().int(),
  /** The newest ten of them. */
  orders: z.array(
    z.object({ _id: Id, name: z.string(), totalPrice: z.number(), createdAt: IsoDate }),
  ),
  /** All that are counted. Send them back once they were shown, so that no later order is missed. */
  ids: z.array(Id),
});
export type AdminNotifications = z.output<typeof AdminNotifications>;

export const NotificationsSeenBody = z.strictObject({ ids: z.array(Id).max(NOTIFICATIONS_MAX) });
export type NotificationsSeenBody = z.input<typeof NotificationsSeenBody>;
