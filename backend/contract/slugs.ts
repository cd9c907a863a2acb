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

/**
 * Returns the authors that a book's author line names: 'Terry Pratchett, Neil Gaiman' are two. 'King,
 * Stephen' and 'Martin Luther King, Jr.' are one each, because every author has at least two words there.
 */
export function authorsOf(line: string): string[] {
  const parts = line.split(/\s*[,;]\s*|\s+&\s+/).filter(Boolean);
  const isList = parts.length > 1 && parts.every((part) => /\S[\s.]+\S/.test(part));
  return isList ? [...new Set(parts)] : [line];
}
