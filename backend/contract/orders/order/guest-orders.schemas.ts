import { z } from 'zod';
import { elseCode } from '../../field-codes.ts';
import { OrderView } from './orders.schemas.ts';

/** The token of a mailed link: identifies one order, signed by the shop. */
export const GuestToken = z
  .string()
  .regex(elseCode('invalid-link', /^[0-9a-f]{32}\.[\w-]{43}$/), 'This link is not complete.');

/** In the body, because URLs are logged. */
export const GuestOrderBody = z.strictObject({ token: GuestToken });
export type GuestOrderBody = z.input<typeof GuestOrderBody>;

/** `guestToken` is present for a guest's order. */
export const PlacedOrder = OrderView.extend({ guestToken: GuestToken.optional() });
export type PlacedOrder = z.input<typeof PlacedOrder>;
