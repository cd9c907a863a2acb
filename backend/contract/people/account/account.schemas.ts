import { z } from 'zod';
import { Name, Phone, WireDate, WireId } from '../../parts.schemas.ts';
import { Address, AddressView } from '../../settings/place/address.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { ADDRESSES_MAX } from './account-limits.ts';

/** The shop has erased its data about the account; the browser deletes the Firebase account itself. */
export const AccountErased = z.object({ erased: z.literal(true) });
export type AccountErased = z.output<typeof AccountErased>;

/** An account's details for the next checkout. */
export const SavedDetails = z.object({
  name: z.string(),
  phone: z.string(),
  /** The default address first. */
  addresses: z.array(AddressView),
});
export type SavedDetails = z.output<typeof SavedDetails>;

/** All details are optional. */
export const SaveDetailsBody = z.strictObject({
  name: Name.max(NAME_MAX, `At most ${NAME_MAX} characters.`).default(''),
  phone: z.union([z.literal(''), Phone]).default(''),
  /** The default address first. */
  addresses: z
    .array(Address)
    .max(ADDRESSES_MAX, `An account keeps at most ${ADDRESSES_MAX} addresses.`)
    .default([]),
});
export type SaveDetailsBody = z.input<typeof SaveDetailsBody>;

/** `title` is absent if the shop no longer has the book. */
const ListedBook = z.object({ bookId: WireId, title: z.string().optional() });

/** The account's own part of a customer's data export. */
export const PeopleExport = z.object({
  /** Data of the shop's own accounts; absent if accounts are in a Firebase project. */
  signIn: z
    .object({
      name: z.string().optional(),
      createdAt: WireDate,
      passwordChangedAt: WireDate.optional(),
      hasPassword: z.boolean(),
      google: z.object({ email: z.string(), name: z.string().optional() }).optional(),
      /** The address before the current one. */
      formerEmail: z.string().optional(),
      sessions: z.array(z.object({ provider: z.string(), signedInAt: WireDate, usedAt: WireDate })),
    })
    .optional(),
  savedDetails: SavedDetails,
  cart: z.array(ListedBook.extend({ quantity: z.number().int() })),
  wishes: z.array(ListedBook),
  backInStock: z.array(ListedBook),
});
export type PeopleExport = z.output<typeof PeopleExport>;
