import { z } from 'zod';
import { ADDRESSES_MAX } from '../account-limits.ts';
import { NAME_MAX } from '../text-limits.ts';
import { Address, Phone } from './orders.ts';
import { Name } from './parts.ts';

/** The shop has erased its data about the account; the browser deletes the Firebase account itself. */
export const AccountErased = z.object({ erased: z.literal(true) });
export type AccountErased = z.output<typeof AccountErased>;

/** What an account keeps for the next checkout; all of it is optional. */
export const SavedDetails = z.strictObject({
  name: Name.max(NAME_MAX, `At most ${NAME_MAX} characters.`).default(''),
  phone: z.union([z.literal(''), Phone]).default(''),
  /** The one for the next order first. */
  addresses: z
    .array(Address)
    .max(ADDRESSES_MAX, `An account keeps at most ${ADDRESSES_MAX} addresses.`)
    .default([]),
});
export type SavedDetails = z.output<typeof SavedDetails>;
