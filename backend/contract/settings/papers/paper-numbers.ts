export const PAPER_PREFIX_MAX = 12;
/** Letters and digits, joined by hyphens; a number ends with its own hyphen and count. */
export const PAPER_PREFIX_PATTERN = '[A-Za-z0-9]+(-[A-Za-z0-9]+)*';
export const PAPER_NOTE_MAX = 500;

/** Days to pay an invoice, by default and at most. */
export const PAY_DAYS = 14;
export const PAY_DAYS_MAX = 90;

/** Digits of a count behind a prefix or a year, so that numbers sort. */
const COUNT_DIGITS = 4;

type Format = { prefix?: string | undefined; yearly: boolean };

/** What stands before the count of a paper issued on a day, and has a count of its own: 'RE-2026-'; may be empty. */
export const paperSeries = ({ prefix, yearly }: Format, day: string): string =>
  [prefix, yearly && day.slice(0, 4)]
    .filter(Boolean)
    .map((part) => `${part}-`)
    .join('');

/**
 * 'RE-2026-0041'; the count alone in a series without a name. As the count never has a hyphen, numbers of different
 * series always differ.
 */
export const formatPaperNumber = (series: string, count: number): string =>
  series ? `${series}${String(count).padStart(COUNT_DIGITS, '0')}` : String(count);
