/** What an owner or a customer may have called a book or themselves. */
export const HOSTILE =
  '<img src="x" onerror="stolen = true"><meta http-equiv="refresh" content="0;url=//evil.example"><b>bold</b> &amp;';

/** The elements of the page that such a text has become; none where it stayed text. */
export const hostileElements = (): Element[] => [
  ...document.querySelectorAll('img[src="x"], meta[http-equiv="refresh"], body b'),
];
