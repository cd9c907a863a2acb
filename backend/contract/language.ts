const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Returns the code of a language in its one spelling: 'eng', 'EN' and 'en-US' are all 'en'. Undefined if
 * there is no such language.
 */
export function toLanguage(code: string): string | undefined {
  try {
    const { language } = new Intl.Locale(code.trim());
    return names.of(language) && language;
  } catch {
    return undefined;
  }
}

/** Returns the name of a language: 'French' for 'fr'; the code itself if it has none. */
export const languageName = (code: string): string => {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
};
