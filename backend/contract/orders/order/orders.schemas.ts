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
import { OrderText } from '../../settings/page-texts/page-texts.schemas.ts';
import { ORDER_PAYMENT_METHODS } from '../../settings/payment/payment.ts';
import { Address, AddressView } from '../../settings/place/address.schemas.ts';
import { Taxes } from '../../settings/tax/tax.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { TYPED_CODE_MAX } from '../discount-codes/discount.ts';
import { BoughtGiftCard, GiftCardCode } from '../gift-cards/gift-cards.schemas.ts';
import { PaperRef } from '../papers/paper-ref.schemas.ts';
import { Tracking } from '../parcels/tracking.schemas.ts';
import { OrderPayment } from '../payments/payments.schemas.ts';
import { OrderReturn } from '../returns/order-returns.schemas.ts';
import { ORDER_STATUSES } from './order-status.ts';

const totalRule = () => `The total must be a string like "${toMoneyText(priceMax() / 800)}".`;

export const EACH_BOOK_ONCE = refused('duplicate', 'An order can contain each book only once.');

type Ordered = { productIds: readonly string[]; quantities?: readonly number[] | undefined };

/** Either every book has a quantity, or none has. */
export const quantitiesFit = ({ productIds, quantities }: Ordered): boolean =>
  quantities === undefined || quantities.length === productIds.length;

export const QUANTITIES_RULE = {
  path: ['quantities'],
  ...refused(
    'not-one-each',
    'Please send one number of copies for each book, in the same sequence.',
  ),
};

export const PlaceOrderBody = z
  .strictObject({
    name: MailedName.min(1, 'Please enter your name.').max(NAME_MAX),
    email: Email,
    phone: Phone,
    /** Required unless the order is picked up in the shop. */
    address: Address.optional(),
    /** The id of a delivery method; by default the first one that serves the country. */
    delivery: z.string().max(40).optional(),
    /** One of the shop's payment methods, or `gift-card` if that pays everything; by default cash on delivery. */
    payment: z.enum(ORDER_PAYMENT_METHODS).optional(),
    /** A gift card, and what it pays of the total. */
    giftCard: z.strictObject({ code: GiftCardCode, amount: Price }).optional(),
    productIds: z
      .array(Id)
      .min(1, 'An order needs at least one book.')
      .max(ORDER_BOOKS_MAX, `An order has at most ${ORDER_BOOKS_MAX} books.`)
      .refine(areDifferent, EACH_BOOK_ONCE),
    /** The quantity of each book; 1 each by default. */
    quantities: z.array(Quantity).max(ORDER_BOOKS_MAX).optional(),
    /** A discount code as typed. */
    discountCode: z.string().min(1).max(TYPED_CODE_MAX).optional(),
    /**
     * The total that the customer saw, including delivery, fee, discount and tax, as `toMoneyText` writes it.
     * The server computes its own and compares.
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

/** A book as it was when ordered. */
export const OrderLine = z.object({
  bookId: WireId,
  title: z.string(),
  author: z.string().optional(),
  coverImage: z.string(),
  /** Stored with the line, so that later changes to the book do not change it. */
  drawnCover: z.string().optional(),
  coverTint: z.string().optional(),
  /** Of one copy, as charged. */
  price: Money,
  quantity: z.number().int(),
  /** The discount on all copies of this line. */
  discount: Money.optional(),
  ...Edition.shape,
});

export const PromisedDelivery = z.object({
  /** The name of the delivery method, if it has one. */
  name: z.string().optional(),
  kind: z.enum(WAY_KINDS),
  /** Such as '2026-11-26'; absent in a shop that promises no dates. */
  days: z.object({ from: z.string(), to: z.string() }).optional(),
  /** While ready for pick-up: the last day on which the shop keeps it. */
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
  /** Absent for pick-up. */
  address: AddressView.optional(),
  /** Absent for a sale over the counter. */
  delivery: PromisedDelivery.optional(),
  tracking: Tracking.optional(),
  productIds: z.array(WireId),
  /** Empty if the order buys a gift card. */
  lines: z.array(OrderLine),
  /** The gift card that this order buys. */
  boughtGiftCard: BoughtGiftCard.optional(),
  discountCode: z
    .object({
      code: z.string(),
      /** The sum of the lines' discounts. */
      amount: Money,
      /** True if the code gives free delivery. */
      freeDelivery: z.boolean().optional(),
    })
    .optional(),
  /** 0 for free delivery. */
  deliveryFee: Money,
  /** Books less discount, plus delivery, payment fee, and the tax not included in prices. */
  totalPrice: Money,
  /** Absent for cash on delivery without a fee. */
  payment: OrderPayment.optional(),
  taxes: Taxes.optional(),
  /** Invoices and credit notes in the order of their issue; absent until the first one. */
  papers: z.array(PaperRef).optional(),
  /** Absent where the law of the shop's country does not ask for them. */
  texts: z.array(OrderText).optional(),
  status: OrderStatus,
  /** For an unconfirmed order: until when its copies are reserved, or since when they no longer are. */
  hold: z.object({ until: WireDate.optional(), lapsedAt: WireDate.optional() }).optional(),
  /** True if the caller may confirm it: by a mailed link, or with a verified account. */
  confirmable: z.boolean().optional(),
  cancellable: z.boolean(),
  /** True if the customer may still cancel single copies. */
  linesCancellable: z.boolean().optional(),
  /** Returns that the customer requested, oldest first. */
  returns: z.array(OrderReturn).optional(),
  /** Every status change, oldest first. */
  history: z.array(z.object({ status: OrderStatus, at: WireDate })),
  createdAt: WireDate,
});
export type OrderView = z.input<typeof OrderView>;

/** Query parameters of a list of orders. `X-Total-Count` and `Link` describe the other pages. */
export const ListOrdersQuery = z.strictObject(pageOf(LIMIT_MAX));
export type ListOrdersQuery = z.input<typeof ListOrdersQuery>;

/** Extra members of the 409 problem `price-changed`: the new total and its parts. */
export const PriceChanged = z.object({
  totalPrice: z.string(),
  deliveryFee: Money,
  /** Absent if there is none. */
  paymentFee: Money.optional(),
  /** Absent if there is none. */
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

/** Extra members of the 409 problem `out-of-stock`: the books with too few copies for this order. */
export const OutOfStock = BooksUnavailable.extend({
  books: z.array(z.object({ bookId: Id, title: z.string(), left: z.number().int() })),
});
export type OutOfStock = z.output<typeof OutOfStock>;
