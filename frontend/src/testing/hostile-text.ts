/** A hostile name for a book or an account. */
export const HOSTILE =
  '<img src="x" onerror="stolen = true"><meta http-equiv="refresh" content="0;url=//evil.example"><b>bold</b> &amp;';

/** Returns the elements that the hostile text has become; empty if it stayed text. */
export const hostileElements = (): Element[] => [
  ...document.querySelectorAll('img[src="x"], meta[http-equiv="refresh"], body b'),
];
