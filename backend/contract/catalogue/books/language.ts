import { displayNames } from '../../display-names.ts';
import type { Language } from '../../storefront.ts';

const namesIn = (language: Language) =>
  displayNames(language, { type: 'language', fallback: 'none' });

/** Recent lookups, because they are slow and an import has a language in every row. */
const known = new Map<string, string | undefined>();
const KNOWN_MAX = 100;
/** No code is longer; longer strings would keep their whole file in memory. */
const KNOWN_LENGTH = 12;

/** Normalises a language code: 'eng', 'EN' and 'en-US' are all 'en'. Returns undefined if there is no such language. */
export function toLanguage(code: string): string | undefined {
  if (code.length > KNOWN_LENGTH) return lookUp(code);
  if (known.has(code)) return known.get(code);
  if (known.size >= KNOWN_MAX) known.clear();
  const language = lookUp(code);
  known.set(code, language);
  return language;
}

function lookUp(code: string): string | undefined {
  try {
    const { language } = new Intl.Locale(code.trim());
    return namesIn('en').of(language) && language;
  } catch {
    return undefined;
  }
}

/** Books in several languages: browsers have no name for their code. */
const SEVERAL = { code: 'mul', names: { en: 'Multiple languages', de: 'Mehrsprachig' } } as const;

/** 'French' for 'fr'; the code itself if it has no name. */
export const languageName = (code: string, language: Language = 'en'): string => {
  if (code === SEVERAL.code) return SEVERAL.names[language];
  try {
    return namesIn(language).of(code) ?? code;
  } catch {
    return code;
  }
};
