import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { SEARCH_MAX } from '../../lists.ts';
import { ORDER_BOOKS_MAX } from '../../order-limits.ts';
import {
  FromTime,
  FromVersion,
  Id,
  Line,
  Lines,
  Money,
  Name,
  ofDifferentBooks,
  Price,
  pageOf,
  Quantity,
  ToTime,
  Version,
  WireDate,
  WireId,
  WrittenPhone,
} from '../../parts.schemas.ts';
import { PHONE_RULE } from '../../phone.ts';
import { Address } from '../../settings/place/address.schemas.ts';
import { CreditNote, Invoice } from '../../settings/tax/tax.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { BoughtGiftCard } from '../gift-cards/gift-cards.schemas.ts';
import { GivenTracking } from '../parcels/tracking.schemas.ts';
import { AdminOrderPayment } from '../payments/payments.schemas.ts';
import { AdminOrderReturn } from '../returns/order-returns.schemas.ts';
import {
  EACH_BOOK_ONCE,
  OrderStatus,
  OrderView,
  PlaceOrderBody,
  QUANTITIES_RULE,
  quantitiesFit,
} from './orders.schemas.ts';
import {
  NOTIFICATIONS_MAX,
  ORDER_ACTORS,
  ORDER_MOVES_MAX,
  ORDER_NOTE_MAX,
  ORDER_SOURCES,
} from './orders.ts';

/** Who changed an order's status; `name` is the username of an admin. */
export const OrderActor = z.object({ role: z.enum(ORDER_ACTORS), name: z.string().optional() });
export type OrderActor = z.output<typeof OrderActor>;

/** What the owner has written about an order; customers never see it. */
export const OrderNote = z.object({
  _id: WireId,
  text: z.string(),
  at: WireDate,
  /** The username of the admin. */
  by: z.string(),
});
export type OrderNote = z.input<typeof OrderNote>;

/** An order as the owner sees it. */
export const AdminOrderView = OrderView.extend({
  source: z.enum(ORDER_SOURCES),
  payment: AdminOrderPayment.optional(),
  /** With the id of the card, once it is paid and issued. */
  boughtGiftCard: BoughtGiftCard.extend({ card: WireId.optional() }).optional(),
  returns: z.array(AdminOrderReturn).optional(),
  /** The history that customers see, plus who made each change, where that is known. */
  history: z.array(
    z.object({
      status: OrderStatus,
      at: WireDate,
      by: OrderActor.optional(),
      /** True if this took back the status before it. */
      undo: z.boolean().optional(),
    }),
  ),
  /** Invoices that were cancelled before the order was reopened. */
  credited: z.array(z.object({ invoice: Invoice, creditNote: CreditNote })).optional(),
  /** Whose order it is; absent after the account was deleted. */
  customerId: z.string().optional(),
  /** True if it was placed without an account. */
  guest: z.boolean().optional(),
  /** True while the links in a guest's mails work. */
  guestLink: z.boolean().optional(),
  /** The statuses that this order can change to, the usual one first. */
  nextStatuses: z.array(OrderStatus),
  /** Present if its last move can be undone: the status it had, and how long still without a word to the customer. */
  undo: z.object({ to: OrderStatus, seconds: z.number().int() }).optional(),
  /** Whether its books can still be changed: until the parcel has left, or the order has an invoice. */
  linesCanChange: z.boolean(),
  /** Whether name, phone and address can still be corrected. */
  correctable: z.boolean(),
  /** How often they have been corrected. */
  version: Version,
  notes: z.array(OrderNote),
  /** Who corrected which of its fields, such as `phone` or `address.city`; oldest first. */
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

/** The orders that are not yet delivered, refused or cancelled. */
export const AdminOrderSummary = z.object({
  ordersLeft: z.number().int(),
  /** How many of them have each of these statuses. */
  byStatus: z.partialRecord(OrderStatus, z.number().int()),
  /** Their cash, still to be collected. */
  cashToCollect: Money,
});
export type AdminOrderSummary = z.output<typeof AdminOrderSummary>;

/** Query parameters of the list of all orders. `X-Total-Count` and `Link` describe the other pages. */
export const AdminListOrdersQuery = z.strictObject({
  /**
   * Words of a name, city, title, author or zip code, each from its beginning; an order's number, an ISBN,
   * an email, the beginning or ending of a phone number, the ending of an order id.
   */
  q: Line.max(SEARCH_MAX).optional(),
  /** One or more comma-separated statuses. */
  status: z
    .string()
    .max(200)
    .transform((statuses) => statuses.split(','))
    .pipe(z.array(OrderStatus).max(10))
    .optional(),
  /** Placed at this time or later; a date begins when it does in the shop's time zone. */
  from: FromTime.optional(),
  /** Placed before this time; of a date the whole day counts. */
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
  from: true,
  to: true,
});
export type ExportOrdersQuery = z.input<typeof ExportOrdersQuery>;

/**
 * Changes an order's status. `from` is the status that the caller saw. If another admin was faster, the
 * response is 409 `illegal-status` with the current order in `order`, and nothing changes.
 */
export const ChangeOrderStatusBody = z.strictObject({
  from: OrderStatus,
  to: OrderStatus,
  /** With `out-for-delivery` only. */
  tracking: GivenTracking.optional(),
});
export type ChangeOrderStatusBody = z.input<typeof ChangeOrderStatusBody>;

/** Changes the statuses of several orders, each as `PATCH /api/admin/orders/:id/status` does. */
export const MoveOrdersBody = z.strictObject({
  moves: z
    .array(ChangeOrderStatusBody.extend({ id: Id }))
    .min(1)
    .max(ORDER_MOVES_MAX, `At most ${ORDER_MOVES_MAX} orders at once.`),
});
export type MoveOrdersBody = z.input<typeof MoveOrdersBody>;

/** The orders that were moved, and why the others were not; `order` is the order as it is now. */
export const MovedOrders = z.object({
  moved: z.array(AdminOrderView),
  refused: z.array(z.object({ id: Id, detail: z.string(), order: AdminOrderView.optional() })),
});
export type MovedOrders = z.input<typeof MovedOrders>;

/**
 * Takes back the last move of an order; after five minutes the customer is told. `from` is the status that the caller
 * saw; 409 `illegal-status` if the order has another one, or no admin has moved it.
 */
export const UndoOrderStatusBody = z.strictObject({ from: OrderStatus });
export type UndoOrderStatusBody = z.input<typeof UndoOrderStatusBody>;

/** Takes back the last moves of several orders, each as `POST /api/admin/orders/:id/undo` does. */
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
 * Gives an order other lines, until its parcel has left; those that are not named go. Without a price, a kept line has
 * that of its order, and a new one the shop's.
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

/** Corrects who gets an order and where; absent members stay. Only until it is delivered or has ended. */
export const CorrectOrderBody = z.strictObject({
  name: PlaceOrderBody.shape.name.optional(),
  phone: WrittenPhone.optional(),
  address: Address.optional(),
  version: FromVersion,
});
export type CorrectOrderBody = z.input<typeof CorrectOrderBody>;

/** Corrects where a parcel can be followed that is on its way. */
export const CorrectTrackingBody = z.strictObject({
  tracking: GivenTracking,
  /** Whether the customer gets a mail with it. */
  tell: z.boolean().default(false),
  version: FromVersion,
});
export type CorrectTrackingBody = z.input<typeof CorrectTrackingBody>;

/** What the owner enters for somebody in the shop or on the phone. */
export const CounterOrderBody = z
  .strictObject({
    /** Name and phone are needed only if the order is to be delivered. */
    name: Name.max(NAME_MAX).default(''),
    phone: WrittenPhone.default(''),
    /** Only if the order is to be delivered. */
    address: Address.optional(),
    productIds: PlaceOrderBody.shape.productIds,
    quantities: PlaceOrderBody.shape.quantities,
    /** The total that the owner saw, as for a customer's order. */
    totalPrice: PlaceOrderBody.shape.totalPrice,
    /** True if the books were handed over and paid at once. */
    collected: z.boolean().default(false),
  })
  .refine(quantitiesFit, QUANTITIES_RULE)
  .superRefine(({ name, phone, address }, { addIssue }) => {
    if (!address) return;
    if (!name)
      addIssue({
        code: 'custom',
        path: ['name'],
        ...refused('required', 'Please enter the name.'),
      });
    if (!phone) addIssue({ code: 'custom', path: ['phone'], ...refused('required', PHONE_RULE) });
  });
export type CounterOrderBody = z.input<typeof CounterOrderBody>;

/** The orders that this admin has not seen, newest first; none from before the admin was added. */
export const OrderNotifications = z.object({
  /** How many there are, at most 500. */
  count: z.number().int(),
  /** The newest ten of them. */
  orders: z.array(
    z.object({
      _id: WireId,
      number: z.string(),
      name: z.string(),
      totalPrice: Money,
      createdAt: WireDate,
    }),
  ),
  /** The ids of all counted orders. Send them back once shown, so that no later order is missed. */
  ids: z.array(WireId),
});
export type OrderNotifications = z.input<typeof OrderNotifications>;

export const NotificationsSeenBody = z.strictObject({ ids: z.array(Id).max(NOTIFICATIONS_MAX) });
export type NotificationsSeenBody = z.input<typeof NotificationsSeenBody>;
