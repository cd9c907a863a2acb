import { COUNTRIES } from './countries.ts';
import { fold } from './fold.ts';
import { shopPlace } from './place.ts';

/** What people call countries besides the names that `Intl` has. */
const OTHER_NAMES: Record<string, string> = {
  america: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  usa: 'US',
  'united states of america': 'US',
  england: 'GB',
  'great britain': 'GB',
  'northern ireland': 'GB',
  scotland: 'GB',
  uk: 'GB',
  'u.k.': 'GB',
  wales: 'GB',
  'republic of ireland': 'IE',
  holland: 'NL',
};

/** Customers write a country in their own language, or in the shop's. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'ja'];

let known: { locale: string; codes: Map<string, string> } | undefined;

function codesByName(locale: string): Map<string, string> {
  if (known?.locale === locale) return known.codes;
  const codes = new Map<string, string>();
  for (const language of [...LANGUAGES, locale]) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of COUNTRIES) codes.set(fold(names.of(code) ?? code), code);
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) codes.set(name, code);
  for (const code of COUNTRIES) codes.set(code.toLowerCase(), code);
  known = { locale, codes };
  return codes;
}

/** Returns the two letters (ISO 3166) of a country as an address has it: 'DE' for 'Deutschland'. */
export const countryOf = (written: string): string | undefined =>
  codesByName(shopPlace().locale).get(fold(written).trim().replace(/\s+/g, ' '));
