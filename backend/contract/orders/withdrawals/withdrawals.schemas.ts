import { z } from 'zod';
import { withoutInvisible } from '../../invisible.ts';
import { Email, Id, IsoDate, Line, Lines, Name, pageOf } from '../../parts.schemas.ts';
import { formatOrderNumber, ORDER_NUMBER_PATTERN } from '../../settings/shop/order-number.ts';
import { NAME_MAX, WITHDRAWN_BOOKS_MAX } from '../../text-limits.ts';

const numberRule = {
  error: () => `Please enter the number of the order, such as ${formatOrderNumber(10_042)}.`,
};

/** Works without an account. */
export const WithdrawBody = z.strictObject({
  /** As in the mails, such as `BS-10042`. */
  orderNumber: Line.overwrite(withoutInvisible)
    .max(20, numberRule)
    .regex(new RegExp(`^${ORDER_NUMBER_PATTERN}$`), numberRule),
  name: Name.min(1, 'Please enter your name.').max(NAME_MAX),
  email: Email,
  /** Which books; empty for all. */
  books: Lines.max(WITHDRAWN_BOOKS_MAX, `At most ${WITHDRAWN_BOOKS_MAX} characters.`).default(''),
});
export type WithdrawBody = z.input<typeof WithdrawBody>;

/** Identical for an unknown order, so that it does not reveal which orders exist. */
export const WithdrawalReceived = z.object({
  received: z.literal(true),
  at: IsoDate,
});
export type WithdrawalReceived = z.output<typeof WithdrawalReceived>;

/** Query parameters of the list of withdrawals. `X-Total-Count` and `Link` describe the other pages. */
export const ListWithdrawalsQuery = z.strictObject({
  /** Only unhandled ones. */
  state: z.literal('open').optional(),
  /** An order's id. */
  order: Id.optional(),
  ...pageOf(20),
});
export type ListWithdrawalsQuery = z.input<typeof ListWithdrawalsQuery>;

export const WithdrawalView = z.object({
  _id: Id,
  at: IsoDate,
  /** As entered, normalised to the shop's format. */
  orderNumber: z.string(),
  /** Name, address and books are empty once the shop has erased them. */
  name: z.string(),
  email: z.string(),
  books: z.string(),
  /** Absent if no order has this number. */
  order: z
    .object({
      id: Id,
      /** Whether the order was placed with the same email address. */
      sameEmail: z.boolean(),
    })
    .optional(),
  /** Absent until handled; `by` is the username of the admin. */
  handled: z.object({ at: IsoDate, by: z.string() }).optional(),
});
export type WithdrawalView = z.output<typeof WithdrawalView>;

export const HandleWithdrawalBody = z.strictObject({ handled: z.boolean() });
export type HandleWithdrawalBody = z.input<typeof HandleWithdrawalBody>;
