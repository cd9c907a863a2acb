/** Returns a text as the content of an XML element, without what no XML may contain. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
