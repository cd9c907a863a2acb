export const MAIL_KINDS = [
  'reset-password',
  'verify-email',
  'change-email',
  'email-changed',
  'email-in-use',
  'password-changed',
  'admin-invitation',
  'admin-password',
  'admin-email',
  'admin-changed',
  'order-unconfirmed',
  'order-placed',
  'order-confirmed',
  'order-packed',
  'order-out-for-delivery',
  'order-cancelled',
  'order-tracking',
  'order-undone',
  'order-changed',
  'order-awaiting-payment',
  'payment-processing',
  'payment-reminder',
  'payment-failed',
  'payment-refunded',
  'paper',
  'gift-card',
  'return-asked',
  'return-agreed',
  'return-received',
  'return-refused',
  'return-refunded',
  'new-order',
  'new-return',
  'withdrawal-received',
  'new-withdrawal',
  'low-stock',
  'new-question',
  'answer',
  'back-in-stock',
  'confirm-back-in-stock',
  'confirm-newsletter',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * `waiting` to be sent, or sent again after a failure; `failed` for good, until an admin sends it again; `kept`: the
 * shop has no mail server.
 */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];
