/** What a spreadsheet reads as the beginning of a formula, also after apostrophes of our own. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Returns a text that no spreadsheet reads as a formula: with an apostrophe before it if need be.
 * `toPlainCell` gives exactly the same text back.
 */
export const toSafeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the apostrophe of `toSafeCell`. */
export const toPlainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
