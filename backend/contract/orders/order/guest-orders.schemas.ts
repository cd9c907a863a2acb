import { z } from 'zod';
import { elseCode } from '../../field-codes.ts';
import { OrderView } from './orders.schemas.ts';

/** What a link in a guest's mail carries: names one order and proves that the shop has made the link. */
export const GuestToken = z
  .string()
  .regex(elseCode('invalid-link', /^[0-9a-f]{32}\.[\w-]{43}$/), 'This link is not complete.');

/** The body of every call about the order of a link: a token in an address would stand in logs. */
export const GuestOrderBody = z.strictObject({ token: GuestToken });
export type GuestOrderBody = z.input<typeof GuestOrderBody>;

/** A new order; of a guest's, with the token of its link. */
export const PlacedOrder = OrderView.extend({ guestToken: GuestToken.optional() });
export type PlacedOrder = z.input<typeof PlacedOrder>;
