import { toIsbn13 } from '@book-store/contract/isbn';

/**
 * Returns the ISBN that a spreadsheet has damaged: an ISBN of ten digits without its leading zeros
 * ('439023483') is proven by its check digit, and one of thirteen digits that was rounded
 * ('9.78043902348e+12') must agree. Undefined if nothing proves it.
 */
export function repairIsbn(ten: string, thirteen: string): string | undefined {
  const whole = toIsbn13(thirteen);
  if (whole) return whole;
  const isbn = /^\d{1,9}[\dX]$/i.test(ten) ? toIsbn13(ten.padStart(10, '0')) : undefined;
  return isbn && agrees(isbn, thirteen) ? isbn : undefined;
}

function agrees(isbn: string, rounded: string): boolean {
  if (rounded === '') return true;
  const digits = /^(\d)\.?(\d*)e\+?12$/i.exec(rounded);
  return digits !== null && Number(isbn).toPrecision(12) === Number(rounded).toPrecision(12);
}
