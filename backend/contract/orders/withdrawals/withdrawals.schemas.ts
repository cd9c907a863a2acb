import { z } from 'zod';
import { withoutInvisible } from '../../invisible.ts';
import { Email, Id, IsoDate, Line, Lines, Name, pageOf } from '../../parts.schemas.ts';
import { NAME_MAX, WITHDRAWN_BOOKS_MAX } from '../../text-limits.ts';
import { formatOrderNumber, ORDER_NUMBER_PATTERN } from '../order/order-number.ts';

/** As the numbers of the shop look. */
const numberRule = {
  error: () => `Please enter the number of the order, such as ${formatOrderNumber(10_042)}.`,
};

/** What somebody sends who withdraws from a contract; nobody has to sign in for it. */
export const WithdrawBody = z.strictObject({
  /** As it is in the mails, such as `BS-10042`. */
  orderNumber: Line.overwrite(withoutInvisible)
    .max(20, numberRule)
    .regex(new RegExp(`^${ORDER_NUMBER_PATTERN}$`), numberRule),
  name: Name.min(1, 'Please enter your name.').max(NAME_MAX),
  /** Where the receipt goes. */
  email: Email,
  /** Which books, if not all of them. */
  books: Lines.max(WITHDRAWN_BOOKS_MAX, `At most ${WITHDRAWN_BOOKS_MAX} characters.`).default(''),
});
export type WithdrawBody = z.input<typeof WithdrawBody>;

/** The same for an order that the shop does not have, so that nobody learns which orders there are. */
export const WithdrawalReceived = z.object({
  received: z.literal(true),
  /** When it was received. */
  at: IsoDate,
});
export type WithdrawalReceived = z.output<typeof WithdrawalReceived>;

/** Query parameters of the list of withdrawals. `X-Total-Count` and `Link` describe the other pages. */
export const ListWithdrawalsQuery = z.strictObject({
  /** Only those that nobody has dealt with. */
  state: z.literal('open').optional(),
  /** Those of one order, by its id. */
  order: Id.optional(),
  ...pageOf(20),
});
export type ListWithdrawalsQuery = z.input<typeof ListWithdrawalsQuery>;

/** A withdrawal as the owner sees it. */
export const WithdrawalView = z.object({
  _id: Id,
  at: IsoDate,
  /** As the customer has entered it, written as the shop does. */
  orderNumber: z.string(),
  /** Name, address and books are empty once the shop has forgotten them. */
  name: z.string(),
  email: z.string(),
  books: z.string(),
  /** Absent if the shop has no order of that number. */
  order: z
    .object({
      id: Id,
      /** Whether it was placed with the same email address. */
      sameEmail: z.boolean(),
    })
    .optional(),
  /** Absent as long as nobody has dealt with it; `by` is the username of the admin. */
  handled: z.object({ at: IsoDate, by: z.string() }).optional(),
});
export type WithdrawalView = z.output<typeof WithdrawalView>;

/** Marks a withdrawal as dealt with, or as not. */
export const HandleWithdrawalBody = z.strictObject({ handled: z.boolean() });
export type HandleWithdrawalBody = z.input<typeof HandleWithdrawalBody>;
