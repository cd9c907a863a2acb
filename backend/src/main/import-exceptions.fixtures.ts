/**
 * The imports that run up from an area to one above it. Each is to be asked of the list of areas, or told by an event.
 * The list only gets shorter.
 */
export const RUN_UP: readonly string[] = [
  'backend/contract/people/account/account.schemas.ts → backend/contract/messages/mails/mail-kinds.ts',
  'backend/contract/people/account/account.schemas.ts → backend/contract/orders/order/orders.schemas.ts',
  'backend/contract/people/account/account.schemas.ts → backend/contract/orders/withdrawals/withdrawals.schemas.ts',
  'backend/contract/settings/payment/payment-settings.schemas.ts → backend/contract/orders/gift-cards/gift-cards.ts',
  'backend/contract/settings/shop/shop.schemas.ts → backend/contract/orders/order/order-number.ts',
  'backend/contract/settings/shop/shop.schemas.ts → backend/contract/orders/returns/returns.ts',
  'backend/contract/settings/shop/shop.schemas.ts → backend/contract/people/account/account-limits.ts',
  'backend/contract/settings/tax/tax.ts → backend/contract/catalogue/books/book-facts.ts',
  'backend/src/orders/withdrawals/receive-withdrawal.ts → backend/src/messages/letters/letter-texts.ts',
  'backend/src/orders/withdrawals/withdrawal-mails.ts → backend/src/messages/letters/english.ts',
  'backend/src/orders/withdrawals/withdrawal-mails.ts → backend/src/messages/mails/list-mails.ts',
  'backend/src/people/account/account.ts → backend/src/messages/mails/erase-mails.ts',
  'backend/src/people/account/account.ts → backend/src/messages/newsletter/newsletter.service.ts',
  'backend/src/people/account/account.ts → backend/src/orders/gift-cards/gift-cards.ts',
  'backend/src/people/account/account.ts → backend/src/orders/guests/forget-personal-data.ts',
  'backend/src/people/account/account.ts → backend/src/orders/stripe/forget-old-events.ts',
  'backend/src/people/account/account.ts → backend/src/orders/withdrawals/withdrawals.ts',
  'backend/src/people/account/account.ts → backend/src/reports/customers/recount-customers.ts',
  'backend/src/platform/feature.ts → backend/src/people/sessions/admin-sessions.ts',
  'backend/src/platform/mail/mail-limits.ts → backend/src/messages/letters/order-mails.ts',
  'backend/src/platform/mail/mail-limits.ts → backend/src/orders/order/find-order.ts',
  'backend/src/settings/place/edit-place.ts → backend/src/orders/gift-cards/gift-card-codes.ts',
  'backend/src/settings/place/edit-place.ts → backend/src/orders/placing/order-number.ts',
];

/** The imports of a page by another one. */
export const PAGES_IMPORTED: readonly string[] = [];
