import { foldToBase } from './fold.ts';

/**
 * Returns the part of an address that stands for a name: 'J. K. Rowling' and 'J.K. Rowling' both become
 * 'j-k-rowling'. Empty if the name has neither letters nor digits.
 */
export const slugOf = (name: string): string =>
  foldToBase(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** 'Jr.' belongs to the name before it. */
const BETWEEN_AUTHORS = /\s*[,;](?!\s*(?:jr|sr|ii|iii|iv)\b)\s*|\s+&\s+/i;
const TWO_WORDS = /\S[\s.]+\S/;

/**
 * Returns the authors that a book's author line names: 'Terry Pratchett, Neil Gaiman' are two. 'King,
 * Stephen' is one, because authors of a list have at least two words each, except some of three or more:
 * 'Homer, Robert Fagles, Bernard Knox'.
 */
export function authorsOf(line: string): string[] {
  const parts = line.split(BETWEEN_AUTHORS).filter(Boolean);
  const whole = parts.filter((part) => TWO_WORDS.test(part)).length;
  const isList = whole === parts.length || (parts.length > 2 && whole > parts.length / 2);
  return isList && parts.length > 1 ? [...new Set(parts)] : [line];
}
