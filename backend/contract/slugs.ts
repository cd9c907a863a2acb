import { foldToBase } from './fold.ts';

/** 'J. K. Rowling' and 'J.K. Rowling' both become 'j-k-rowling'. Empty without any letter or digit. */
export const slugOf = (name: string): string =>
  foldToBase(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** 'Jr.' belongs to the preceding name. */
const BETWEEN_AUTHORS = /\s*[,;](?!\s*(?:jr|sr|ii|iii|iv)\b)\s*|\s+&\s+/i;
const TWO_WORDS = /\S[\s.]+\S/;

/**
 * 'Terry Pratchett, Neil Gaiman' are two authors. 'King, Stephen' is one, because authors in a list have at
 * least two words each, except in lists of three or more: 'Homer, Robert Fagles, Bernard Knox'.
 */
export function authorsOf(line: string): string[] {
  const parts = line.split(BETWEEN_AUTHORS).filter(Boolean);
  const whole = parts.filter((part) => TWO_WORDS.test(part)).length;
  const isList = whole === parts.length || (parts.length > 2 && whole > parts.length / 2);
  return isList && parts.length > 1 ? [...new Set(parts)] : [line];
}
