import { decimals, priceMax, toMajor, toMinor } from './money.ts';
import { numberFormat, separators, shopPlace } from './place.ts';

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Right-to-left locales put directional marks around amounts. */
const withoutMarks = (text: string) => text.replace(/\p{Bidi_Control}/gu, '');

let known: { place: ReturnType<typeof shopPlace>; signs: string[] } | undefined;

/** '$', '€' or 'EUR', as in the shop's locale or in English. */
export function currencySigns(): string[] {
  const place = shopPlace();
  // Cached, because forms need them for each amount at each key.
  if (known?.place !== place) known = { place, signs: findSigns(place.currency) };
  return known.signs;
}

function findSigns(currency: string): string[] {
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
    const sign = { style: 'currency', currency, currencyDisplay } as const;
    return [numberFormat(sign), new Intl.NumberFormat('en', sign)].map((format) => {
      const found = format.formatToParts(0).find(({ type }) => type === 'currency');
      return withoutMarks(found?.value ?? currency);
    });
  });
  return [...new Set([currency, ...signs])];
}

const currencySign = () => `(?:${currencySigns().map(escaped).join('|')})`;

/** Matches the locale's thousands separator, and what keyboards offer for it. */
function groupSign(): string {
  const { group } = separators();
  if (/^\s?$/.test(group)) return '\\s';
  return group === '’' ? "(?:’|')" : escaped(group);
}

/**
 * Matches decimals without thousands, after a point or a comma in any locale. Before three decimals only the
 * locale's own, because the other is a thousands separator.
 */
function fraction(count: number): string {
  if (count === 0) return '';
  const own = `${escaped(separators().decimal)}\\d{1,${count}}`;
  return `(?:${own}|[.,]\\d{1,2})?`;
}

/** Matches amounts with thousands separators, up to a number of digits. */
function groupedAmounts(digits: number, count: number): string[] {
  const own = count === 0 ? '' : `${escaped(separators().decimal)}\\d{1,${count}}`;
  return [1, 2, 3]
    .filter((groups) => digits > 3 * groups)
    .map((groups) => {
      const first = Math.min(3, digits - 3 * groups);
      // '1,234' could have three decimals, typed on a keyboard with a decimal comma.
      const end = own && `(?:${own})${count === 3 && groups === 1 ? '' : '?'}`;
      return `\\d{1,${first}}(?:${groupSign()}\\d{3}){${groups}}${end}`;
    });
}

/**
 * Matches an amount as typed, from 0 to the highest price: '12.90' and '12,90' in any locale, '1.234,50' where
 * the shop's locale writes that, with or without the currency's sign or code.
 */
export function amountPattern(): string {
  const count = decimals();
  const highest = toMajor(priceMax());
  // The highest price is a power of ten, so anything lower has fewer digits.
  const digits = String(highest).length - 1;
  const numbers = [
    `\\d{1,${digits}}${fraction(count)}`,
    ...groupedAmounts(digits, count),
    `${highest}${count === 0 ? '' : `(?:[.,]0{1,${count}})?`}`,
  ];
  const sign = currencySign();
  return `\\s*${sign}?\\s*(?:${numbers.join('|')})\\s*${sign}?\\s*`;
}

/** In minor units; undefined unless it matches `amountPattern`. */
export function readAmount(typed: string): number | undefined {
  const text = withoutMarks(typed);
  if (!new RegExp(`^${amountPattern()}$`, 'u').test(text)) return undefined;
  const bare = text.replace(new RegExp(currencySign(), 'gu'), '').trim();
  const count = decimals();
  const found = count === 0 ? null : new RegExp(`${fraction(count).slice(0, -1)}$`, 'u').exec(bare);
  const whole = bare.slice(0, found?.index).replace(/\D/g, '');
  return toMinor(Number(`${whole}.${found?.[0].replace(/\D/g, '') ?? '0'}`));
}
