import { z } from 'zod';
import { BOOK_FORMATS } from '../book-facts.ts';
import { LIMIT_MAX } from '../lists.ts';
import { DECIMALS } from '../money.ts';
import { ORDER_STATUSES } from '../order-status.ts';
import { ORDER_BOOKS_MAX } from '../orders.ts';
import { PHONE_PATTERN, PHONE_RULE, toPhone } from '../phone.ts';
import { NAME_MAX, PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '../text-limits.ts';
import { Email, Id, IsoDate, Money, Name, pageOf } from './parts.ts';

const place = (what: string) =>
  Name.min(1, `Please enter ${what}.`).max(PLACE_MAX, `At most ${PLACE_MAX} characters.`);

export const Address = z.strictObject({
  street: Name.min(1, 'Please enter the street and house number.').max(
    STREET_MAX,
    `At most ${STREET_MAX} characters.`,
  ),
  city: place('the city'),
  country: place('the country'),
  state: place('the state'),
  zipcode: Name.min(1, 'Please enter the zip code.').max(
    ZIPCODE_MAX,
    `At most ${ZIPCODE_MAX} characters.`,
  ),
});

const PhoneNumber = z.number().int().nonnegative().transform(String);

/** Digits with an optional leading +; a number is accepted too and stored as a string. */
export const Phone = z
  .union([PhoneNumber, z.string().trim()])
  .pipe(z.string().regex(new RegExp(`^${PHONE_PATTERN}$`), PHONE_RULE));

/** As people write it; may be empty. */
export const WrittenPhone = z
  .union([PhoneNumber, z.string().max(NAME_MAX).overwrite(toPhone)])
  .pipe(z.string().regex(new RegExp(`^(${PHONE_PATTERN})?$`), PHONE_RULE));

/** What a customer sends to `POST /api/orders/`. */
export const PlaceOrderBody = z.strictObject({
  name: Name.min(1, 'Please enter your name.').max(NAME_MAX),
  email: Email,
  phone: Phone,
  address: Address,
  productIds: z
    .array(Id)
    .min(1, 'An order needs at least one book.')
    .max(ORDER_BOOKS_MAX, `An order has at most ${ORDER_BOOKS_MAX} books.`)
    .refine((ids) => new Set(ids).size === ids.length, {
      message: 'An order can contain each book only once.',
    }),
  /**
   * The total that the customer saw, delivery included, as `toMoneyText` writes it; the server computes
   * its own.
   */
  totalPrice: z
    .string()
    .regex(new RegExp(`^\\d{1,9}\\.\\d{${DECIMALS}}$`), 'The total must be a string like "12.50".'),
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
  bookId: Id,
  title: z.string(),
  author: z.string().optional(),
  coverImage: z.string(),
  /** As for a book; drawn from the line, so that later changes to the book do not change it. */
  drawnCover: z.string().optional(),
  coverTint: z.string().optional(),
  /** As charged. */
  price: Money,
  /** Orders from earlier versions lack it. */
  ...Edition.shape,
});

export const OrderView = z.object({
  _id: Id,
  /** The number as people read it: `BS-10042`. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    country: z.string(),
    state: z.string(),
    zipcode: z.string(),
  }),
  productIds: z.array(Id),
  lines: z.array(OrderLine),
  /** 0 for free delivery. */
  deliveryFee: Money,
  /** The books and their delivery. */
  totalPrice: Money,
  status: OrderStatus,
  /** Whether the customer may still cancel it. */
  cancellable: z.boolean(),
  /** Every status that the order has had, oldest first, with the time of the change. */
  history: z.array(z.object({ status: OrderStatus, at: IsoDate })),
  createdAt: IsoDate,
});
export type OrderView = z.output<typeof OrderView>;

/** Query parameters of a list of orders. `X-Total-Count` and `Link` describe the other pages. */
export const ListOrdersQuery = z.strictObject(pageOf(LIMIT_MAX));
export type ListOrdersQuery = z.input<typeof ListOrdersQuery>;

/** Extra members of the 409 problem `price-changed`: the new total and what it is made of. */
export const PriceChanged = z.object({
  totalPrice: z.string(),
  deliveryFee: Money,
  lines: z.array(z.object({ bookId: Id, title: z.string(), price: Money })),
});
export type PriceChanged = z.output<typeof PriceChanged>;

/** Extra member of the 409 problem `book-gone`: the ids of these books. */
export const BooksUnavailable = z.object({ bookIds: z.array(Id) });
export type BooksUnavailable = z.output<typeof BooksUnavailable>;

/** Extra members of the 409 problem `out-of-stock`: the books without a copy for this order. */
export const OutOfStock = BooksUnavailable.extend({
  books: z.array(z.object({ bookId: Id, title: z.string(), left: z.number().int() })),
});
export type OutOfStock = z.output<typeof OutOfStock>;
