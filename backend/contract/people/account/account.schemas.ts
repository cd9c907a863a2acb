import { z } from 'zod';
import { MAIL_KINDS } from '../../messages/mails/mail-kinds.ts';
import { Address, AddressView, OrderView, Phone } from '../../orders/order/orders.schemas.ts';
import { WithdrawalView } from '../../orders/withdrawals/withdrawals.schemas.ts';
import { IsoDate, Money, Name, WireDate, WireId } from '../../parts.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { ADDRESSES_MAX } from './account-limits.ts';

/** The shop has erased its data about the account; the browser deletes the Firebase account itself. */
export const AccountErased = z.object({ erased: z.literal(true) });
export type AccountErased = z.output<typeof AccountErased>;

/** What an account keeps for the next checkout. */
export const SavedDetails = z.object({
  name: z.string(),
  phone: z.string(),
  /** The one for the next order first. */
  addresses: z.array(AddressView),
});
export type SavedDetails = z.output<typeof SavedDetails>;

/** What an account is to keep for the next checkout; all of it is optional. */
export const SaveDetailsBody = z.strictObject({
  name: Name.max(NAME_MAX, `At most ${NAME_MAX} characters.`).default(''),
  phone: z.union([z.literal(''), Phone]).default(''),
  /** The one for the next order first. */
  addresses: z
    .array(Address)
    .max(ADDRESSES_MAX, `An account keeps at most ${ADDRESSES_MAX} addresses.`)
    .default([]),
});
export type SaveDetailsBody = z.input<typeof SaveDetailsBody>;

/** A book on one of the account's lists; without a title if the shop no longer has it. */
const ListedBook = z.object({ bookId: WireId, title: z.string().optional() });

/** All that the shop keeps about a person, as one file. */
export const AccountExport = z.object({
  exportedAt: WireDate,
  account: z.object({
    uid: z.string(),
    email: z.string().optional(),
    /** Subscription and mails of an address are exported only to whom it belongs. */
    emailVerified: z.boolean(),
    name: z.string().optional(),
  }),
  /** What the shop's own accounts store; absent where accounts are in a Firebase project. */
  signIn: z
    .object({
      name: z.string().optional(),
      createdAt: WireDate,
      passwordChangedAt: WireDate.optional(),
      hasPassword: z.boolean(),
      google: z.object({ email: z.string(), name: z.string().optional() }).optional(),
      /** The address before the present one. */
      formerEmail: z.string().optional(),
      sessions: z.array(z.object({ provider: z.string(), signedInAt: WireDate, usedAt: WireDate })),
    })
    .optional(),
  savedDetails: SavedDetails,
  cart: z.array(ListedBook.extend({ quantity: z.number().int() })),
  wishes: z.array(ListedBook),
  backInStock: z.array(ListedBook),
  /** Newest first. */
  orders: z.array(OrderView),
  newsletter: z
    .object({ email: z.string(), consentedAt: IsoDate, confirmedAt: IsoDate.optional() })
    .optional(),
  /** Those of an address that is the account's own. */
  withdrawals: z.array(
    WithdrawalView.pick({ at: true, orderNumber: true, name: true, books: true }),
  ),
  /** Those that an address was sent which is the account's own; never a code. */
  giftCards: z.array(
    z.object({
      lastFour: z.string().optional(),
      amount: Money,
      balance: Money,
      name: z.string().optional(),
      message: z.string().optional(),
      createdAt: IsoDate,
    }),
  ),
  /** Those of the last 90 days, oldest first. */
  mails: z.array(
    z.object({
      kind: z.enum(MAIL_KINDS),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      createdAt: IsoDate,
      sentAt: IsoDate.optional(),
    }),
  ),
});
/** As the features of the shop say it. */
export type AccountExport = z.output<typeof AccountExport>;
