import { z } from 'zod';
import { CUSTOMER_SORTS, SEARCH_MAX } from '../../lists.ts';
import { IsoDate, Line, Money, pageOf } from '../../parts.schemas.ts';

/** The id of an account, or one shared by all orders of a guest's address. */
export const CustomerId = z.string().min(1).max(200);

/** Name, email and phone number are those of the latest order. */
export const CustomerView = z.object({
  id: CustomerId,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** All orders, whatever their status. */
  orders: z.number().int(),
  /** The sum of orders that are neither cancelled nor refused. */
  sum: Money,
  lastOrderAt: IsoDate,
  /** True for guests without an account. */
  guest: z.boolean().optional(),
});
export type CustomerView = z.output<typeof CustomerView>;

export const ListCustomersQuery = z.strictObject({
  /** Part of a name, an email address or a phone number. */
  q: Line.max(SEARCH_MAX).optional(),
  sort: z.enum(CUSTOMER_SORTS).default('recent'),
  ...pageOf(20),
});
export type ListCustomersQuery = z.input<typeof ListCustomersQuery>;

export const GuestErased = z.object({ erased: z.literal(true) });
export type GuestErased = z.output<typeof GuestErased>;

export const CustomerPage = z.object({
  customers: z.array(CustomerView),
  /** Whether the shop's orders are being counted for the first time, so that some are missing here. */
  beingCounted: z.boolean(),
});
export type CustomerPage = z.output<typeof CustomerPage>;
