import type { Place } from './parse-pattern.ts';

/** What comes next: a code point, or one of these. */
export const END = -1;
export const FINAL_NEWLINE = -2;
export const NEWLINE = 10;
/** What came before. */
export const AT_START = 0;
const [AFTER_NEWLINE, AFTER_WORD, AFTER_OTHER] = [1, 2, 3];

const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  code === 95 ||
  (code >= 97 && code <= 122);

const isNewline = (symbol: number): boolean => symbol === NEWLINE || symbol === FINAL_NEWLINE;

export function kindOf(symbol: number): number {
  if (isNewline(symbol)) return AFTER_NEWLINE;
  return isWordCode(symbol) ? AFTER_WORD : AFTER_OTHER;
}

export function holdsAt(place: Place, before: number, symbol: number): boolean {
  switch (place) {
    case 'start':
      return before === AT_START;
    case 'lineStart':
      return before === AT_START || (before === AFTER_NEWLINE && symbol !== END);
    case 'end':
      return symbol === END || symbol === FINAL_NEWLINE;
    case 'lineEnd':
      return symbol === END || isNewline(symbol);
    case 'boundary':
      return (before === AFTER_WORD) !== isWordCode(symbol);
    case 'noBoundary':
      return (before === AFTER_WORD) === isWordCode(symbol);
  }
}

export const kindBefore = (text: string, at: number): number =>
  at === 0 ? AT_START : kindOf(text.charCodeAt(at - 1));
