import { dateFormat } from '@book-store/contract/place';

const name = (style: 'short' | 'long') => {
  const format = dateFormat({ month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
};

/** Jan to Dec. */
export const shortMonths = name('short');
/** January to December. */
export const longMonths = name('long');
