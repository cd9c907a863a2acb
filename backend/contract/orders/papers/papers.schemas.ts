import { z } from 'zod';
import { Id, MailedName, Money, WireDate, WireId } from '../../parts.schemas.ts';
import { ORDER_PAYMENT_METHODS } from '../../settings/payment/payment.ts';
import { PaymentAccount } from '../../settings/payment/payment-settings.schemas.ts';
import { Address } from '../../settings/place/address.schemas.ts';
import { Logo } from '../../settings/shop/shop-identity.schemas.ts';
import { Taxes } from '../../settings/tax/tax.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { GuestOrderBody } from '../order/guest-orders.schemas.ts';
import { PAPER_ITEMS, PAPER_KINDS } from './papers.ts';

const PaperItem = z.object({
  kind: z.enum(PAPER_ITEMS),
  text: z.string(),
  /** Author and edition. */
  detail: z.string().optional(),
  quantity: z.number().int().optional(),
  /** Of one copy. */
  price: Money.optional(),
  amount: Money,
});

/**
 * An invoice or a credit note as it was issued: nothing of it changes afterwards. What a credit note takes off is
 * below zero.
 */
export const Paper = z.object({
  _id: WireId,
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  at: WireDate,
  /** The shop's day of issue, such as '2026-11-26'. */
  day: z.string(),
  /** How it was written. */
  language: z.enum(['en', 'de']),
  locale: z.string(),
  currency: z.string(),
  orderNumber: z.string(),
  orderedOn: z.string(),
  /** The day on which the books went out or were collected; a month such as '2026-11' before that. */
  suppliedOn: z.string().optional(),
  seller: z.object({
    name: z.string(),
    address: z.string().optional(),
    taxNumber: z.string().optional(),
    logo: Logo.optional(),
  }),
  /** The name is empty once it has been forgotten. */
  buyer: z.object({ name: z.string(), lines: z.array(z.string()) }),
  /** The invoice that a credit note corrects, and whether all of it. */
  corrects: z
    .object({ paper: WireId, number: z.string(), day: z.string(), whole: z.boolean() })
    .optional(),
  items: z.array(PaperItem),
  /** Whether the prices of the items include the tax, and the sums by rate; `gross` adds up to the total. */
  taxes: Taxes,
  totalPrice: Money,
  /** What is said of tax, and what the owner says on every paper. */
  notes: z.array(z.string()),
  /** What is said of payment on the day of issue. */
  payment: z
    .object({
      method: z.enum(ORDER_PAYMENT_METHODS),
      byGiftCard: z.object({ lastFour: z.string(), amount: Money }).optional(),
      paid: Money,
      open: Money,
      /** The last day to pay what is open. */
      payBy: z.string().optional(),
      account: PaymentAccount.optional(),
      reference: z.string().optional(),
    })
    .optional(),
});
export type Paper = z.input<typeof Paper>;

/** A paper of the order of a guest's link. */
export const GuestPaperBody = GuestOrderBody.extend({ paper: Id });
export type GuestPaperBody = z.input<typeof GuestPaperBody>;

/** The buyer of the new invoice; what is ordered is taken from the order. */
export const CorrectInvoiceBody = z.strictObject({
  name: MailedName.min(1, 'Please enter the name.').max(
    NAME_MAX,
    `At most ${NAME_MAX} characters.`,
  ),
  /** Absent for what was collected in the shop. */
  address: Address.optional(),
});
export type CorrectInvoiceBody = z.input<typeof CorrectInvoiceBody>;

/**
 * A paper as a PDF in base64. If the fonts of files lack letters of it, there is none, and `missing` has these letters:
 * browsers can print them.
 */
export const PaperFile = z.object({
  name: z.string(),
  pdf: z.base64().optional(),
  missing: z.array(z.string()),
});
export type PaperFile = z.input<typeof PaperFile>;
