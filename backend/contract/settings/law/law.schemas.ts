import { z } from 'zod';

/** What the law asks something of. */
export const LAW_PARTS = ['pages', 'checkout', 'mail', 'invoice'] as const;
export type LawPart = (typeof LAW_PARTS)[number];

/** What laws ask of shops for books. The dashboard has the words for each. */
export const LAW_RULES = [
  // Pages.
  'imprint',
  'withdrawal-text',
  'model-form',
  'withdrawal-function',
  'privacy',
  'dispute-resolution',
  'prices-with-tax',
  'price-currency',
  'delivery-costs',
  'lowest-price',
  'fixed-book-price',
  'delivery-fee',
  'product-safety',
  'return-policy',
  'packaging-register',
  'accessibility',
  'company-details',
  // The checkout.
  'order-button',
  'ways-to-pay-at-start',
  'facts-before-order',
  'ordering-steps',
  'correct-mistakes',
  'shipping-time',
  // Mails.
  'order-received',
  'texts-with-mail',
  'newsletter-address',
  'newsletter-opt-out',
  'newsletter-consent',
  // Invoices.
  'seller',
  'tax-number',
  'buyer',
  'invoice-number',
  'invoice-date',
  'delivery-day',
  'invoice-lines',
  'invoice-taxes',
  'small-business-note',
  'e-invoice',
  'sales-tax',
] as const;
export type LawRule = (typeof LAW_RULES)[number];

/**
 * `yours`: the shop cannot tell. `unchecked`: nobody has read the act for this list, so that it is neither asked for
 * nor done.
 */
export const LAW_STATES = ['done', 'missing', 'yours', 'unchecked'] as const;
export type LawState = (typeof LAW_STATES)[number];

export const LawEntryView = z.object({
  part: z.enum(LAW_PARTS),
  rule: z.enum(LAW_RULES),
  /** The act and its paragraph, as the country cites it. */
  act: z.string(),
  /** Where it was read. */
  source: z.string().optional(),
  state: z.enum(LAW_STATES),
});
export type LawEntryView = z.output<typeof LawEntryView>;

/** What the law of the shop's country asks for. */
export const LawView = z.object({
  /** The day on which the sources were read. */
  read: z.string(),
  entries: z.array(LawEntryView),
});
export type LawView = z.output<typeof LawView>;
