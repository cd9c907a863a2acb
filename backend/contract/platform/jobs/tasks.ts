/** Background tasks. */
export const TASKS = [
  'figures',
  'customer-figures',
  'best-sellers',
  'unconfirmed-orders',
  'payments',
  'payment-comparison',
  'order-mails',
  'book-mails',
  'gift-card-mails',
  'low-stock-mails',
  'sending-mails',
  'imports',
  'book-changes',
  'bin',
  'stock-log',
  'backups',
  'restores',
  'personal-data',
  'problems',
  'clock',
] as const;
export type Task = (typeof TASKS)[number];
