import { fold } from '../../fold.ts';
import { shopPlace } from '../../place.ts';
import { COUNTRIES } from './countries.ts';
import { OTHER_NAMES } from './country-names.ts';

/** Customers write a country in their own language, or in the shop's; the first of two meanings counts. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja', 'zh'];

/** Returns a name as it is compared: 'the St. Kitts & Nevis' and 'Saint Kitts and Nevis' are the same. */
const toKey = (name: string): string =>
  fold(name)
    .replace(/&/g, ' and ')
    .replace(/[.\p{Cf}]/gu, '')
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/^\s*the\b/, '')
    .trim()
    .replace(/\s+/g, ' ');

/** Returns the language that most people of a country speak. */
const languageOf = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

type Named = Iterable<readonly [name: string, code: string]>;

function* usualNames(locale: string): Named {
  for (const code of COUNTRIES) yield [code, code];
  for (const [code, names] of Object.entries(OTHER_NAMES))
    for (const name of names.split('|')) yield [name, code];
  for (const language of [...LANGUAGES, locale]) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
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
/** Apart, as it takes a format for each country, and most names are usual ones. */
let own: ReadonlyMap<string, string> | undefined;

/** Returns the two letters (ISO 3166) of a country as people write it: 'DE' for 'Deutschland'. */
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

/** A country as an address has it: its name, and its code if it is known. */
type Country = { country?: string | null | undefined; countryCode?: string | null | undefined };

/** Returns the code of an address's country; older addresses have only its name. */
export const countryCodeOf = ({ country, countryCode }: Country): string | undefined =>
  countryCode || countryOf(country ?? '');
