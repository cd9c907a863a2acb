import { z } from 'zod';
import { SEARCH_MAX } from '../../lists.ts';
import { ORDER_BOOKS_MAX } from '../../order-limits.ts';
import {
  FromTime,
  FromVersion,
  Id,
  Line,
  Lines,
  Money,
  ofDifferentBooks,
  Price,
  pageOf,
  Quantity,
  Refusal,
  ToTime,
  Version,
  WireDate,
  WireId,
  WrittenPhone,
} from '../../parts.schemas.ts';
import {
  ORDER_PAYMENT_METHODS,
  PAYMENT_STATES,
  REDUCTIONS,
} from '../../settings/payment/payment.ts';
import { Address } from '../../settings/place/address.schemas.ts';
import { BoughtGiftCard } from '../gift-cards/gift-cards.schemas.ts';
import { GivenTracking } from '../parcels/tracking.schemas.ts';
import { AdminOrderPayment } from '../payments/payments.schemas.ts';
import { AdminOrderReturn } from '../returns/order-returns.schemas.ts';
import { EACH_BOOK_ONCE, OrderStatus, OrderView, PlaceOrderBody } from './orders.schemas.ts';
import {
  NOTIFICATIONS_MAX,
  ORDER_ACTORS,
  ORDER_MOVES_MAX,
  ORDER_NOTE_MAX,
  ORDER_SOURCES,
  ORDER_WAITS,
} from './orders.ts';

/** `name` is the username of an admin. */
export const OrderActor = z.object({ role: z.enum(ORDER_ACTORS), name: z.string().optional() });
export type OrderActor = z.output<typeof OrderActor>;

/** Never shown to customers. */
export const OrderNote = z.object({
  _id: WireId,
  text: z.string(),
  at: WireDate,
  /** The username of the admin. */
  by: z.string(),
});
export type OrderNote = z.input<typeof OrderNote>;

export const AdminOrderView = OrderView.extend({
  source: z.enum(ORDER_SOURCES),
  payment: AdminOrderPayment.optional(),
  /** `card` is set once the card is paid for and issued. */
  boughtGiftCard: BoughtGiftCard.extend({ card: WireId.optional() }).optional(),
  returns: z.array(AdminOrderReturn).optional(),
  /** What refunds besides those of returns have lowered the price by. */
  reductions: z
    .array(
      z.object({
        _id: WireId,
        at: WireDate,
        of: z.enum(REDUCTIONS),
        bookId: WireId.optional(),
        amount: Money,
      }),
    )
    .optional(),
  /** The history that customers see, plus who made each change, if known. */
  history: z.array(
    z.object({
      status: OrderStatus,
      at: WireDate,
      by: OrderActor.optional(),
      /** True if this undid the status before it. */
      undo: z.boolean().optional(),
    }),
  ),
  /** Absent once the account is deleted. */
  customerId: z.string().optional(),
  guest: z.boolean().optional(),
  /** True while the links in the guest's mails work. */
  guestLink: z.boolean().optional(),
  /** The allowed next statuses, the usual one first. */
  nextStatuses: z.array(OrderStatus),
  /**
   * Present while the last change can be undone: the previous status, and the seconds left until the customer
   * is notified.
   */
  undo: z.object({ to: OrderStatus, seconds: z.number().int() }).optional(),
  /** False once the parcel has left or the order has an invoice. */
  linesCanChange: z.boolean(),
  correctable: z.boolean(),
  /** The number of corrections. */
  version: Version,
  notes: z.array(OrderNote),
  /** Oldest first. Fields are named like `phone` or `address.city`. */
  corrections: z.array(
    z.object({
      at: WireDate,
      /** The username of the admin; absent if it was the customer. */
      by: z.string().optional(),
      fields: z.array(z.string()),
    }),
  ),
});
export type AdminOrderView = z.input<typeof AdminOrderView>;

/** Counts only orders that are not delivered, refused or cancelled. */
export const AdminOrderSummary = z.object({
  ordersLeft: z.number().int(),
  byStatus: z.partialRecord(OrderStatus, z.number().int()),
  /** Of the packed ones, those that wait to be picked up. */
  readyForPickUp: z.number().int().optional(),
  /** Cash still to collect for these orders. */
  cashToCollect: Money,
});
export type AdminOrderSummary = z.output<typeof AdminOrderSummary>;

/** Query parameters of the list of all orders. `X-Total-Count` and `Link` describe the other pages. */
export const AdminListOrdersQuery = z.strictObject({
  /**
   * Words of a name, city, title, author or zip code, matched as prefixes; an order number, an ISBN, an email,
   * the first or last digits of a phone number, or the end of an order id.
   */
  q: Line.max(SEARCH_MAX).optional(),
  /** One or more comma-separated statuses. */
  status: z
    .string()
    .max(200)
    .transform((statuses) => statuses.split(','))
    .pipe(z.array(OrderStatus).max(10))
    .optional(),
  /** One or more comma-separated ways to pay, and how far the payment is. */
  payment: z
    .string()
    .max(200)
    .transform((methods) => methods.split(','))
    .pipe(z.array(z.enum(ORDER_PAYMENT_METHODS)).max(10))
    .optional(),
  paymentState: z.enum(PAYMENT_STATES).optional(),
  /** Orders that wait for this. */
  waits: z.enum(ORDER_WAITS).optional(),
  /** Inclusive. A date starts at midnight in the shop's time zone. */
  from: FromTime.optional(),
  /** Exclusive. A date includes the whole day. */
  to: ToTime.optional(),
  /** `city` sorts for a delivery round: country, state, city, zip code, street. */
  sort: z.enum(['newest', 'city']).default('newest'),
  ...pageOf(20),
});
export type AdminListOrdersQuery = z.input<typeof AdminListOrdersQuery>;

/** Query parameters of the export: the filters of the list. */
export const ExportOrdersQuery = AdminListOrdersQuery.pick({
  q: true,
  status: true,
  payment: true,
  paymentState: true,
  waits: true,
  from: true,
  to: true,
});
export type ExportOrdersQuery = z.input<typeof ExportOrdersQuery>;

/**
 * `from` is the status that the caller saw. If the order has another one by now, the response is 409
 * `illegal-status` with the current order in `order`, and nothing changes.
 */
export const ChangeOrderStatusBody = z.strictObject({
  from: OrderStatus,
  to: OrderStatus,
  /** With `out-for-delivery` only. */
  tracking: GivenTracking.optional(),
});
export type ChangeOrderStatusBody = z.input<typeof ChangeOrderStatusBody>;

/** Each order is moved as by `PATCH /api/admin/orders/:id/status`. */
export const MoveOrdersBody = z.strictObject({
  moves: z
    .array(ChangeOrderStatusBody.extend({ id: Id }))
    .min(1)
    .max(ORDER_MOVES_MAX, `At most ${ORDER_MOVES_MAX} orders at once.`),
});
export type MoveOrdersBody = z.input<typeof MoveOrdersBody>;

/** `order` in a failure is the order as it is now. */
export const MovedOrders = z.object({
  moved: z.array(AdminOrderView),
  refused: z.array(Refusal.extend({ id: Id, order: AdminOrderView.optional() })),
});
export type MovedOrders = z.input<typeof MovedOrders>;

/**
 * Undoes the last change of status; after five minutes the customer is notified. `from` is the status that the
 * caller saw: 409 `illegal-status` if the order has another one, or if no admin has moved it.
 */
export const UndoOrderStatusBody = z.strictObject({ from: OrderStatus });
export type UndoOrderStatusBody = z.input<typeof UndoOrderStatusBody>;

/** Each order is undone as by `POST /api/admin/orders/:id/undo`. */
export const UndoMovesBody = z.strictObject({
  moves: z
    .array(UndoOrderStatusBody.extend({ id: Id }))
    .min(1)
    .max(ORDER_MOVES_MAX, `At most ${ORDER_MOVES_MAX} orders at once.`),
});
export type UndoMovesBody = z.input<typeof UndoMovesBody>;

export const AddOrderNoteBody = z.strictObject({
  text: Lines.min(1, 'Please write something.').max(
    ORDER_NOTE_MAX,
    `At most ${ORDER_NOTE_MAX} characters.`,
  ),
});
export type AddOrderNoteBody = z.input<typeof AddOrderNoteBody>;

/**
 * Replaces the lines of an order until its parcel has left. Lines that are not listed are removed. Without a
 * price, a kept line keeps its price and a new one gets the shop's.
 */
export const ChangeOrderLinesBody = z.strictObject({
  lines: z
    .array(z.strictObject({ bookId: Id, quantity: Quantity, price: Price.optional() }))
    .min(1, 'An order needs at least one book. To end it, cancel it.')
    .max(ORDER_BOOKS_MAX, `An order has at most ${ORDER_BOOKS_MAX} books.`)
    .refine(ofDifferentBooks, EACH_BOOK_ONCE),
  version: FromVersion,
});
export type ChangeOrderLinesBody = z.input<typeof ChangeOrderLinesBody>;

/** Corrects recipient and address until the order is delivered or has ended; absent members stay unchanged. */
export const CorrectOrderBody = z.strictObject({
  name: PlaceOrderBody.shape.name.optional(),
  phone: WrittenPhone.optional(),
  address: Address.optional(),
  version: FromVersion,
});
export type CorrectOrderBody = z.input<typeof CorrectOrderBody>;

/** Corrects the tracking of a parcel that is on its way. */
export const CorrectTrackingBody = z.strictObject({
  tracking: GivenTracking,
  /** Whether to mail the customer. */
  tell: z.boolean().default(false),
  version: FromVersion,
});
export type CorrectTrackingBody = z.input<typeof CorrectTrackingBody>;

/** Orders that this admin has not seen, newest first; none from before the admin was added. */
export const OrderNotifications = z.object({
  /** At most 500. */
  count: z.number().int(),
  /** The newest ten. */
  orders: z.array(
    z.object({
      _id: WireId,
      number: z.string(),
      name: z.string(),
      totalPrice: Money,
      createdAt: WireDate,
    }),
  ),
  /** Send these back once shown, so that an order that arrives meanwhile stays unseen. */
  ids: z.array(WireId),
});
export type OrderNotifications = z.input<typeof OrderNotifications>;

export const NotificationsSeenBody = z.strictObject({ ids: z.array(Id).max(NOTIFICATIONS_MAX) });
export type NotificationsSeenBody = z.input<typeof NotificationsSeenBody>;
