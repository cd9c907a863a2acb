/**
 * Returns a text as one line without control characters: a line break would begin another header of the
 * mail, and characters that change the direction of writing would let a title pose as something else.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
