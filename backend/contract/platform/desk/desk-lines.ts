/**
 * What may wait for the people of a shop. The area that declares it counts it; the dashboard says it in words and
 * leads to the place where it is done.
 */
export const DESK_LINES = [
  'to-confirm',
  'to-pack',
  'pre-orders',
  'to-send',
  'to-collect',
  'on-the-way',
  'cash-to-collect',
  'withdrawals',
  'returns-asked',
  'returns-arrived',
  'to-refund',
  'refunded-at-stripe',
  'overdue',
  'disputed',
  'unmatched',
  'questions',
  'failed-mails',
  'low-stock',
  'failed-covers',
  'no-backup',
] as const;
export type DeskLineName = (typeof DESK_LINES)[number];

/** Counting stops here, because nobody needs to know how many thousands wait. */
export const DESK_COUNT_MAX = 1000;
