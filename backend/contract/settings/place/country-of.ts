import { displayNames } from '../../display-names.ts';
import { fold } from '../../fold.ts';
import { shopPlace } from '../../place.ts';
import { COUNTRIES } from './countries.ts';
import { OTHER_NAMES } from './country-names.ts';

/** Customers write a country in their own language, or in the shop's; the first match wins. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja', 'zh'];

/** Normalises a name for comparison: 'the St. Kitts & Nevis' and 'Saint Kitts and Nevis' are the same. */
const toKey = (name: string): string =>
  fold(name)
    .replace(/&/g, ' and ')
    .replace(/[.\p{Cf}]/gu, '')
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/^\s*the\b/, '')
    .trim()
    .replace(/\s+/g, ' ');

/** Returns a country's most common language. */
const languageOf = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

type Named = Iterable<readonly [name: string, code: string]>;

function* usualNames(locale: string): Named {
  for (const code of COUNTRIES) yield [code, code];
  for (const [code, names] of Object.entries(OTHER_NAMES))
    for (const name of names.split('|')) yield [name, code];
  for (const language of [...LANGUAGES, locale]) {
    const names = displayNames(language, { type: 'region' });
    for (const code of COUNTRIES) yield [names.of(code) ?? code, code];
  }
}

function* ownNames(): Named {
  for (const code of COUNTRIES) {
    const names = new Intl.DisplayNames(languageOf(code), { type: 'region' });
    yield [names.of(code) ?? code, code];
  }
}

function codesByName(named: Named): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const [name, code] of named) {
    const key = toKey(name);
    if (!codes.has(key)) codes.set(key, code);
  }
  return codes;
}

let usual: { locale: string; codes: ReadonlyMap<string, string> } | undefined;
/** Built on demand, because it needs an `Intl` format per country, and most names are in the usual languages. */
let own: ReadonlyMap<string, string> | undefined;

/** Returns the ISO 3166 code of a country name: 'DE' for 'Deutschland'. */
export function countryOf(written: string): string | undefined {
  const key = toKey(written);
  if (!key) return undefined;
  const { locale } = shopPlace();
  if (usual?.locale !== locale) usual = { locale, codes: codesByName(usualNames(locale)) };
  const code = usual.codes.get(key);
  if (code) return code;
  own ??= codesByName(ownNames());
  return own.get(key);
}

/** `countryCode` is absent if unknown. */
type Country = { country?: string | null | undefined; countryCode?: string | null | undefined };

/** Falls back to the name, because older addresses have only that. */
export const countryCodeOf = ({ country, countryCode }: Country): string | undefined =>
  countryCode || countryOf(country ?? '');
