import type { BookFormat } from '@book-store/contract/catalogue/books/book-facts';
import { fold } from '@book-store/contract/fold';

/**
 * Format names of the trade in English, German, French, Spanish and Italian, folded, separated by bars, including the
 * two-letter codes of ONIX.
 */
const WORDS: Readonly<Record<BookFormat, string>> = {
  hardcover: `
    hardcover|hard cover|hardback|hard back|hardbound|hb|hbk|hc|bound|cased|cloth|clothbound|board book|bb|
    gebunden|gebundene ausgabe|gebundenes buch|geb|gb|leinen|ln|halbleinen|hln|pappband|pp|pappbilderbuch|leder|
    relie|reliee|rel|cartonne|cartonnee|couverture rigide|couverture cartonnee|
    tapa dura|pasta dura|cartone|encuadernado|encuadernacion en tela|
    rilegato|rilegata|ril|cartonato|cart|copertina rigida`,
  paperback: `
    paperback|paper back|pb|pbk|softcover|soft cover|softback|mass market|perfect bound|bc|
    taschenbuch|tb|tbuch|kartoniert|kart|kt|broschiert|broschur|brosch|klappenbroschur|geheftet|geh|
    broche|brochee|br|poche|livre de poche|couverture souple|
    tapa blanda|pasta blanda|rustica|bolsillo|libro de bolsillo|
    brossura|bross|tascabile|copertina flessibile|copertina morbida`,
  ebook: `
    ebook|ebooks|e book|epub|kindle|pdf|mobi|digital|ed|elektronisches buch|
    livre numerique|numerique|ebook epub|libro electronico|libro digital|libro digitale|libro elettronico`,
  audiobook: `
    audiobook|audio book|audio|audio cd|cd|cds|mp3|mp3 cd|cassette|horbuch|hoerbuch|horspiel|hoerspiel|
    livre audio|audiolibro|audio libro`,
  calendar: `
    calendar|wall calendar|kalender|wandkalender|buchkalender|taschenkalender|pc|calendrier|agenda|
    calendario|almanacco`,
  game: `
    game|board game|card game|puzzle|jigsaw|spiel|spiele|brettspiel|kartenspiel|gesellschaftsspiel|ze|
    jeu|jeu de societe|jeux|juego|juego de mesa|gioco|gioco da tavolo`,
  other: `
    other|map|poster|dvd|non book|nonbook|sonstiges|sonstige|landkarte|noten|papeterie|autre|carte|
    otro|otros|mapa|altro|mappa`,
};

/** The longest first: an 'audio CD' contains both words. */
const FORMATS = (Object.entries(WORDS) as [BookFormat, string][])
  .flatMap(([format, words]) =>
    words.split('|').map((word) => ({ format, word: ` ${word.trim()} ` })),
  )
  .sort((a, b) => b.word.length - a.word.length);

/** Two-letter codes must be the whole cell: 'pp' may be a 'Pappband', but '320 pp' are pages. */
const isCode = (word: string) => word.trim().length < 3;

/** Detects formats such as 'geb.', 'Taschenbuch (gekürzt)', 'Livre broché'; undefined for unknown words. */
export function formatNamed(cell: string): BookFormat | undefined {
  const words = ` ${fold(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const named = (word: string) => (isCode(word) ? words === word : words.includes(word));
  return FORMATS.find(({ word }) => named(word))?.format;
}
