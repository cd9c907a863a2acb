import type { DeskLineName } from '@book-store/contract/platform/desk/desk-lines';
import { area } from '../../lib/wording/storefront-texts.ts';

/** What a number of things is called that stands in front of it. */
const named =
  (one: string, many = `${one}s`) =>
  (count: number): string =>
    count === 1 ? one : many;

const ORDERS = (to: string) => named(`order ${to}`, `orders ${to}`);

const lines: Readonly<Record<DeskLineName, (count: number) => string>> = {
  'to-confirm': ORDERS('to confirm'),
  'to-pack': ORDERS('to pack'),
  'pre-orders': ORDERS('of books that are not in stock'),
  'to-send': ORDERS('to send out'),
  'to-collect': ORDERS('ready to collect'),
  'on-the-way': ORDERS('on the way'),
  'cash-to-collect': ORDERS('on the way with cash to collect'),
  withdrawals: named('withdrawal'),
  'returns-asked': named('return to answer', 'returns to answer'),
  'returns-arrived': named('return that has arrived', 'returns that have arrived'),
  'to-refund': ORDERS('with money to give back'),
  'refunded-at-stripe': named(
    'refund made at Stripe to explain',
    'refunds made at Stripe to explain',
  ),
  overdue: named('payment overdue', 'payments overdue'),
  disputed: named('disputed payment'),
  unmatched: named('payment that matches no order', 'payments that match no order'),
  questions: named('question to answer', 'questions to answer'),
  'failed-mails': named('mail that failed', 'mails that failed'),
  'low-stock': named('book low on stock', 'books low on stock'),
  'failed-covers': named('cover that could not be fetched', 'covers that could not be fetched'),
  'no-backup': named('backup missing'),
};

/** Of the desk: what waits for the people of the shop. */
export const deskTexts = area('dashboard/reports/desk', {
  title: 'What waits',
  lines,
  /** Behind the largest number that is counted. */
  orMore: (count: string): string => `${count}+`,
  /** How long the oldest has waited, `ago` such as '3 days ago'. */
  oldest: (ago: string): string => `oldest ${ago}`,
  lastBackup: (ago: string): string => `last one ${ago}`,
  justNow: 'just now',
  none: 'Nothing waits for you.',
  failed: 'What waits could not be loaded. The shop tries again every few seconds.',
  bell: (count: string): string => `Notifications, ${count} waiting`,
  announced: (count: string): string => `${count} waiting`,
});
