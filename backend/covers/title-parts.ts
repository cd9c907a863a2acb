/** The name of a book, and what stands smaller below it. */
export type TitleParts = { name: string; note: string };

/** Splits 'Walden: Or, Life in the Woods' and 'Dune (Dune Chronicles, #1)' at what stands smaller. */
export function titleParts(title: string): TitleParts {
  const text = typographic(title);
  const inBrackets = /^(.{2,}?)\s+[([](.+?)[)\]]?$/su.exec(text);
  if (inBrackets) return { name: inBrackets[1] ?? '', note: seriesNote(inBrackets[2] ?? '') };
  const [, name = text, note = ''] = /^(.{3,}?)\s*(?::|;| – | — | - )\s+(.+)$/su.exec(text) ?? [];
  // 'The Fall and Rise: …' is a name with a note; a long name with a short rest is one name.
  return name.length <= 48 || note.length > name.length ? { name, note } : { name: text, note: '' };
}

/** 'Dune Chronicles, #1' reads better as 'Dune Chronicles 1'. */
const seriesNote = (note: string) => note.replace(/,?\s*#\s*(?=\d)/gu, ' ').trim();

/** Returns a text with the quotation marks and dashes of a printed book. */
export const typographic = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(^|[\s([])"/gu, '$1“')
    .replace(/"/gu, '”')
    .replace(/(^|[\s([])'/gu, '$1‘')
    .replace(/'/gu, '’')
    .replace(/\s*--+\s*/gu, ' – ');
