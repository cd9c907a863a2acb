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
