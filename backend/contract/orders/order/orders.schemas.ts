import { z } from 'zod';
import { BOOK_FORMATS } from '../../catalogue/books/book-facts.ts';
import { because, refused } from '../../field-codes.ts';
import { LIMIT_MAX } from '../../lists.ts';
import { amountValues, priceMax, toMinor, toMoneyText } from '../../money.ts';
import { ORDER_BOOKS_MAX } from '../../order-limits.ts';
import {
  areDifferent,
  Email,
  Id,
  MailedName,
  Money,
  Phone,
  Price,
  pageOf,
  Quantity,
  WireDate,
  WireId,
} from '../../parts.schemas.ts';
import { WAY_KINDS } from '../../settings/delivery/delivery.ts';
import { ORDER_PAYMENT_METHODS } from '../../settings/payment/payment.ts';
import { Address, AddressView } from '../../settings/place/address.schemas.ts';
import { CreditNote, Invoice, Taxes } from '../../settings/tax/tax.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { TYPED_CODE_MAX } from '../discount-codes/discount.ts';
import { BoughtGiftCard, GiftCardCode } from '../gift-cards/gift-cards.schemas.ts';
import { Tracking } from '../parcels/tracking.schemas.ts';
import { OrderPayment } from '../payments/payments.schemas.ts';
import { OrderReturn } from '../returns/order-returns.schemas.ts';
import { ORDER_STATUSES } from './order-status.ts';

const totalRule = () => `The total must be a string like "${toMoneyText(priceMax() / 800)}".`;

export const EACH_BOOK_ONCE = refused('duplicate', 'An order can contain each book only once.');

type Ordered = { productIds: readonly string[]; quantities?: readonly number[] | undefined };

/** There is a number of copies for each book, or none at all. */
export const quantitiesFit = ({ productIds, quantities }: Ordered): boolean =>
  quantities === undefined || quantities.length === productIds.length;

export const QUANTITIES_RULE = {
  path: ['quantities'],
  ...refused(
    'not-one-each',
    'Please send one number of copies for each book, in the same sequence.',
  ),
};

/** What a customer sends to `POST /api/orders/`. */
export const PlaceOrderBody = z
  .strictObject({
    name: MailedName.min(1, 'Please enter your name.').max(NAME_MAX),
    email: Email,
    phone: Phone,
    /** Only an order that is picked up in the shop needs none; it names its way in `delivery`. */
    address: Address.optional(),
    /** The id of one of the shop's ways of delivery; otherwise the first one that serves the country. */
    delivery: z.string().max(40).optional(),
    /**
     * One of the shop's ways to pay, or `gift-card` if that pays all; otherwise in cash, when the books change hands.
     */
    payment: z.enum(ORDER_PAYMENT_METHODS).optional(),
    /** A gift card, and what it pays of the total. */
    giftCard: z.strictObject({ code: GiftCardCode, amount: Price }).optional(),
    productIds: z
      .array(Id)
      .min(1, 'An order needs at least one book.')
      .max(ORDER_BOOKS_MAX, `An order has at most ${ORDER_BOOKS_MAX} books.`)
      .refine(areDifferent, EACH_BOOK_ONCE),
    /** How many copies of each of these books; 1 of each if it is absent. */
    quantities: z.array(Quantity).max(ORDER_BOOKS_MAX).optional(),
    /** One of the shop's discount codes, as the customer has typed it. */
    discountCode: z.string().min(1).max(TYPED_CODE_MAX).optional(),
    /**
     * The total that the customer saw, delivery, fee, discount and tax included, as `toMoneyText` writes it; the server
     * computes its own.
     */
    totalPrice: z
      .string()
      .regex(/^\d{1,12}(\.\d{2,3})?$/, { error: totalRule, abort: true })
      .refine((total) => toMoneyText(toMinor(Number(total))) === total, {
        error: totalRule,
        params: because('invalid-format'),
      }),
  })
  .refine(quantitiesFit, QUANTITIES_RULE)
  .superRefine(({ address, delivery, payment, giftCard, totalPrice }, { addIssue }) => {
    const issue = (path: string, ...refusal: Parameters<typeof refused>) =>
      addIssue({ code: 'custom', path: path.split('.'), ...refused(...refusal) });
    if (payment === 'gift-card' && !giftCard)
      issue('giftCard', 'required', 'Please enter the code of the gift card.');
    const most = 'A gift card pays at most the total.';
    if (giftCard && giftCard.amount <= 0)
      issue('giftCard.amount', 'too-small', most, amountValues({ above: 0 }));
    if (giftCard && giftCard.amount > toMinor(Number(totalPrice)))
      issue('giftCard.amount', 'too-large', most, { maximum: 'totalPrice' });
    if (!address && !delivery) issue('address', 'required', 'Please enter the address.');
  });
export type PlaceOrderBody = z.input<typeof PlaceOrderBody>;

export const OrderStatus = z.enum(ORDER_STATUSES);

/** What tells the editions of a book apart. */
export const Edition = z.object({
  format: z.enum(BOOK_FORMATS).optional(),
  publisher: z.string().optional(),
  publishedYear: z.number().int().optional(),
  isbn: z.string().optional(),
});
export type Edition = z.output<typeof Edition>;

/** One bought book as it was at the time of the order. */
export const OrderLine = z.object({
  bookId: WireId,
  title: z.string(),
  author: z.string().optional(),
  coverImage: z.string(),
  /** As for a book; drawn from the line, so that later changes to the book do not change it. */
  drawnCover: z.string().optional(),
  coverTint: z.string().optional(),
  /** Of one copy, as charged. */
  price: Money,
  /** How many copies. */
  quantity: z.number().int(),
  /** What the order's discount code takes off all of them. */
  discount: Money.optional(),
  ...Edition.shape,
});

/** What the shop has promised about the delivery of an order. */
export const PromisedDelivery = z.object({
  /** The name of its way of delivery, if that has one. */
  name: z.string().optional(),
  kind: z.enum(WAY_KINDS),
  /** The first and the last day, such as '2026-11-26'; absent in a shop that promises no dates. */
  days: z.object({ from: z.string(), to: z.string() }).optional(),
  /** While it is ready to be picked up: the last day on which the shop keeps it. */
  keptUntil: z.string().optional(),
});
export type PromisedDelivery = z.input<typeof PromisedDelivery>;

export const OrderView = z.object({
  _id: WireId,
  /** The number as people read it: `BS-10042`. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Absent if the order is picked up in the shop. */
  address: AddressView.optional(),
  /** Absent for what the owner has sold over the counter. */
  delivery: PromisedDelivery.optional(),
  /** Once the parcel has gone, if the owner has entered it. */
  tracking: Tracking.optional(),
  productIds: z.array(WireId),
  /** Empty for an order of a gift card. */
  lines: z.array(OrderLine),
  /** The gift card that is bought; absent for an order of books. */
  boughtGiftCard: BoughtGiftCard.optional(),
  /** The code that the customer has used. */
  discountCode: z
    .object({
      code: z.string(),
      /** What it takes off the books: the discounts of the lines. */
      amount: Money,
      /** True if the books are delivered for nothing with it. */
      freeDelivery: z.boolean().optional(),
    })
    .optional(),
  /** 0 for free delivery. */
  deliveryFee: Money,
  /** What the customer pays: the books less the discount, delivery, the payment's fee, and the tax that is not in the prices. */
  totalPrice: Money,
  /** Absent where it is cash when the books change hands, without a fee. */
  payment: OrderPayment.optional(),
  taxes: Taxes.optional(),
  /** Absent until somebody has asked for it. */
  invoice: Invoice.optional(),
  /** Of the invoice, once the order is cancelled or refused. */
  creditNote: CreditNote.optional(),
  status: OrderStatus,
  /** Of an order that nobody has confirmed: until when its books are kept, or since when they are not. */
  hold: z.object({ until: WireDate.optional(), lapsedAt: WireDate.optional() }).optional(),
  /** True if whoever reads this may confirm it: by a mailed link, or with an account that has verified its address. */
  confirmable: z.boolean().optional(),
  /** Whether the customer may still cancel it. */
  cancellable: z.boolean(),
  /** True if the customer may still cancel single copies. */
  linesCancellable: z.boolean().optional(),
  /** What the customer gives back, or has asked to, oldest first. */
  returns: z.array(OrderReturn).optional(),
  /** Every status that the order has had, oldest first, with the time of the change. */
  history: z.array(z.object({ status: OrderStatus, at: WireDate })),
  createdAt: WireDate,
});
export type OrderView = z.input<typeof OrderView>;

/** Query parameters of a list of orders. `X-Total-Count` and `Link` describe the other pages. */
export const ListOrdersQuery = z.strictObject(pageOf(LIMIT_MAX));
export type ListOrdersQuery = z.input<typeof ListOrdersQuery>;

/** Extra members of the 409 problem `price-changed`: the new total and what it is made of. */
export const PriceChanged = z.object({
  totalPrice: z.string(),
  deliveryFee: Money,
  /** What the way to pay costs; absent if nothing. */
  paymentFee: Money.optional(),
  /** What the discount code takes off the books; absent if nothing. */
  discount: Money.optional(),
  taxes: Taxes.optional(),
  lines: z.array(
    z.object({ bookId: Id, title: z.string(), price: Money, quantity: z.number().int() }),
  ),
});
export type PriceChanged = z.output<typeof PriceChanged>;

/** Extra member of the 409 problem `book-gone`: the ids of these books. */
export const BooksUnavailable = z.object({ bookIds: z.array(Id) });
export type BooksUnavailable = z.output<typeof BooksUnavailable>;

/** Extra members of the 409 problem `out-of-stock`: the books without enough copies for this order. */
export const OutOfStock = BooksUnavailable.extend({
  books: z.array(z.object({ bookId: Id, title: z.string(), left: z.number().int() })),
});
export type OutOfStock = z.output<typeof OutOfStock>;
