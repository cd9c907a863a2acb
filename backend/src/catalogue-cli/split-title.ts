import { SERIES_NUMBER_MAX } from '@book-store/contract/book-facts';
import { SERIES_MAX } from '@book-store/contract/text-limits';

type Titled = { title: string; series?: { name: string; number?: number } };

/** 'Soul Music (Discworld, #16; Death, #3)': only the first series, and no number for '#1-3'. */
const WITH_SERIES = /^(.*\S)\s*\(([^()#]*[^()#\s,])\s*,?\s*#([^();,]+?)\s*(?:[;,][^()]*)?\)$/;

/** Returns the title without the series that stands behind it in brackets, and the series. */
export function splitTitle(text: string): Titled {
  const [, title, name, place = ''] = WITH_SERIES.exec(text) ?? [];
  if (!title || !name || name.length > SERIES_MAX) return { title: text };
  const number = /^\d+(\.\d{1,2})?$/.test(place) ? Number(place) : undefined;
  const isNumber = number !== undefined && number <= SERIES_NUMBER_MAX;
  return { title, series: { name, ...(isNumber && { number }) } };
}
