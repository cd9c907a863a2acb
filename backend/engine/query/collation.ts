import type { CompareStrings } from '../bson/compare.ts';
import { isDocument, type Maybe } from '../bson/values.ts';
import { badValue, CommandError, notImplemented, typeMismatch } from '../errors.ts';

const SENSITIVITIES = new Map<number, Intl.CollatorOptions['sensitivity']>([
  [1, 'base'],
  [2, 'accent'],
  [3, 'variant'],
]);
/** The only values that are taken for the other options. */
const DEFAULTS = new Map<string, Maybe>([
  ['caseLevel', false],
  ['caseFirst', 'off'],
  ['numericOrdering', false],
  ['alternate', 'non-ignorable'],
  ['maxVariable', 'punct'],
  ['backwards', false],
  ['normalization', false],
]);

/**
 * Returns the string order that a `collation` document asks for; undefined for the simple (binary) one.
 * Strengths 1 to 3; every other option than its default is refused (238).
 * https://www.mongodb.com/docs/manual/reference/collation/
 */
export function compileCollation(collation: Maybe): CompareStrings {
  if (collation === undefined || collation === null) return undefined;
  if (!isDocument(collation)) throw typeMismatch('collation must be a document');
  const { locale, strength = 3, ...options } = collation;
  if (locale === undefined && Object.keys(collation).length === 0) return undefined;
  if (locale === undefined)
    throw new CommandError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (typeof locale !== 'string') throw badValue("Field 'locale' of a collation must be text");
  if (locale === 'simple') return undefined;
  for (const [name, value] of Object.entries(options)) {
    if (!DEFAULTS.has(name)) throw badValue(`BSON field 'collation.${name}' is an unknown field.`);
    if (DEFAULTS.get(name) !== value) throw notImplemented(`Collation option ${name}`);
  }
  const sensitivity = SENSITIVITIES.get(Number(strength));
  if (!sensitivity) {
    if ([4, 5].includes(Number(strength))) throw notImplemented(`Collation strength ${strength}`);
    throw badValue("Enumeration value for field 'collation.strength' is not a valid value.");
  }
  const name = locale.replaceAll('_', '-');
  if (!isLocale(name)) throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
  if (name === 'fr-CA') throw notImplemented('The locale fr_CA, which compares accents backwards');
  return new Intl.Collator(name, { sensitivity, caseFirst: 'false' }).compare;
}

function isLocale(name: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(name).length > 0;
  } catch {
    return false;
  }
}
