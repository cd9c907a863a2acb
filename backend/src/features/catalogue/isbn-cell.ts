/**
 * Returns an ISBN with a hyphen, which makes it a text for a spreadsheet: as a number it would be rounded to
 * '9.78014E+12'. Anything else stays as it is.
 */
export const toIsbnCell = (isbn: string | undefined): string | undefined =>
  isbn?.replace(/^(97[89])(\d{10})$/, '$1-$2');
