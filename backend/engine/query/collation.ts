import type { CompareStrings } from '../bson/compare.ts';
import { type Document, isDocument, type Maybe } from '../bson/values.ts';
import { badValue, CommandError, notImplemented, typeMismatch } from '../errors.ts';

const SENSITIVITY: Record<number, Intl.CollatorOptions['sensitivity']> = {
  1: 'base',
  2: 'accent',
  3: 'variant',
};
const DEFAULTS: Record<string, Maybe> = {
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  backwards: false,
  normalization: false,
};
const CASE_FIRST: Record<string, Intl.CollatorOptions['caseFirst']> = {
  off: 'false',
  upper: 'upper',
  lower: 'lower',
};

/**
 * The string order a `collation` document asks for; undefined for the simple (binary) one.
 * Strengths 1 to 3 with caseLevel, caseFirst and numericOrdering; the rest is refused.
 * https://www.mongodb.com/docs/manual/reference/collation/
 */
export function compileCollation(collation: Maybe): CompareStrings {
  if (collation === undefined || collation === null) return undefined;
  if (!isDocument(collation)) throw typeMismatch('collation must be a document');
  const { locale, ...options } = collation as Document;
  if (locale === undefined && Object.keys(options).length === 0) return undefined;
  if (locale === undefined)
    throw new CommandError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (typeof locale !== 'string') throw badValue("Field 'locale' of a collation must be text");
  if (locale === 'simple') return undefined;
  const name = locale.replaceAll('_', '-');
  if (!isLocale(name)) throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
  const collator = new Intl.Collator(name, collatorOptions(options));
  return collator.compare;
}

function isLocale(name: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(name).length > 0;
  } catch {
    return false;
  }
}

function collatorOptions(options: Record<string, Maybe>): Intl.CollatorOptions {
  const result: Intl.CollatorOptions = {
    usage: 'sort',
    sensitivity: 'variant',
    caseFirst: 'false',
  };
  let caseLevel = false;
  let strength = 3;
  for (const [key, value] of Object.entries(options)) {
    if (key === 'strength') strength = strengthOf(value);
    else if (key === 'caseLevel') caseLevel = value === true;
    else if (key === 'numericOrdering') result.numeric = value === true;
    else if (key === 'caseFirst') result.caseFirst = caseFirstOf(value);
    else if (!(key in DEFAULTS))
      throw badValue(`BSON field 'collation.${key}' is an unknown field.`);
    else if (DEFAULTS[key] !== value)
      throw notImplemented(`Collation option ${key}: ${String(value)}`);
  }
  if (caseLevel && strength === 2) throw notImplemented('caseLevel with collation strength 2');
  result.sensitivity = caseLevel && strength === 1 ? 'case' : SENSITIVITY[strength];
  return result;
}

function strengthOf(value: Maybe): number {
  const strength = Number(value);
  if (![1, 2, 3, 4, 5].includes(strength))
    throw badValue(
      `Enumeration value '${String(value)}' for field 'collation.strength' is not a valid value.`,
    );
  if (strength > 3) throw notImplemented(`Collation strength ${strength}`);
  return strength;
}

function caseFirstOf(value: Maybe): Intl.CollatorOptions['caseFirst'] {
  const caseFirst = CASE_FIRST[String(value)];
  if (caseFirst === undefined)
    throw badValue(
      `Enumeration value '${String(value)}' for field 'collation.caseFirst' is not a valid value.`,
    );
  return caseFirst;
}
