import { z } from 'zod';
import { CUSTOMER_SORTS, SEARCH_MAX } from '../../lists.ts';
import { IsoDate, Line, Money, pageOf } from '../../parts.schemas.ts';

/** The id of a customer: that of their account, or one that all orders of a guest's address share. */
export const CustomerId = z.string().min(1).max(200);

/** What a customer has ordered, under the name, email and phone number of the latest order. */
export const CustomerView = z.object({
  id: CustomerId,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** All orders, whatever their status. */
  orders: z.number().int(),
  /** The sum of those that are neither cancelled nor refused. */
  sum: Money,
  lastOrderAt: IsoDate,
  /** True for somebody who orders without an account. */
  guest: z.boolean().optional(),
});
export type CustomerView = z.output<typeof CustomerView>;

/** Query parameters of the list of customers. `X-Total-Count` and `Link` describe the other pages. */
export const ListCustomersQuery = z.strictObject({
  /** Part of a name, an email address or a phone number. */
  q: Line.max(SEARCH_MAX).optional(),
  sort: z.enum(CUSTOMER_SORTS).default('recent'),
  ...pageOf(20),
});
export type ListCustomersQuery = z.input<typeof ListCustomersQuery>;

/** The reply to the erasure of a guest's data. */
export const GuestErased = z.object({ erased: z.literal(true) });
export type GuestErased = z.output<typeof GuestErased>;

export const CustomerPage = z.object({
  customers: z.array(CustomerView),
  /** Whether the shop's orders are being counted for the first time, so that some are missing here. */
  beingCounted: z.boolean(),
});
export type CustomerPage = z.output<typeof CustomerPage>;
