import { fieldInGerman } from '../../settings/german-field-problems.ts';
import type { ImportRowView } from './imports.schemas.ts';
import type { ImportCode } from './remark-codes.ts';

type RemarkText = Pick<
  ImportRowView['problems'][number],
  'message' | 'code' | 'values' | 'leftOut'
>;
/** Values as they are shown; remarks that are counted together have none where they differ. */
type Shown = (name: string) => string;
type Sentence = string | ((shown: Shown) => string);

const AGAIN = 'Von dieser Zeile wurde nichts importiert; bitte importieren Sie sie noch einmal.';
const CHECK_AGAIN = 'Bitte prüfen Sie die Datei noch einmal.';

const SENTENCES: Readonly<Record<ImportCode, Sentence>> = {
  'not-yes-or-no': 'Hier muss ja oder nein stehen.',
  'ambiguous-number':
    'Das lässt sich auf zwei Arten lesen. Bitte schreiben Sie es wie 1234.00, ohne Tausenderzeichen.',
  'not-a-price': 'Das ist kein Preis. Bitte schreiben Sie ihn wie 12,50.',
  'negative-price': 'Ein Preis kann nicht unter 0 liegen.',
  'not-a-number': 'Hier muss eine Zahl stehen.',
  'not-a-year': 'Das ist kein Jahr. Bitte schreiben Sie es wie 2008.',
  'rounded-isbn':
    'Eine Tabellenkalkulation hat diese ISBN gerundet. Bitte geben Sie der Spalte das Format „Text“ und tragen Sie sie neu ein.',
  'no-genre-name': 'Der Name eines Genres hat mindestens einen Buchstaben oder eine Ziffer.',
  'genre-name-too-long': 'Der Name dieses Genres ist zu lang. Bitte wählen Sie einen kürzeren.',
  'no-such-genre':
    'Dieses Genre gibt es im Shop nicht. Legen Sie es an, oder lassen Sie fehlende Genres anlegen.',
  'several-rows':
    'In dieser Zelle stehen Zeilenumbrüche und Trennzeichen, als fehlte ein Anführungszeichen. Es könnten mehrere Zeilen sein.',
  'too-many-cells': (shown) =>
    `Die Zeile hat ${shown('cells')} Zellen, die erste Zeile aber ${shown('columns')}. Fehlt ein Anführungszeichen?`,
  'not-a-book': 'Das ist nicht die Nummer eines Buchs im Shop.',
  'no-key': 'Ein Buch braucht eine ISBN oder einen Titel.',
  'no-price': 'Ein Buch braucht einen Preis.',
  'series-without-name': 'Zu einem Band gehört der Name der Reihe.',
  'rating-without-number': 'Zu einer Bewertung gehört auch die Zahl der Bewertungen.',
  'in-line': (shown) => `Dieses Buch steht schon in Zeile ${shown('line')}.`,
  'several-of-isbn': (shown) =>
    `Im Shop haben ${shown('books')} Bücher diese ISBN. Sagen Sie mit der Spalte _id, welches gemeint ist.`,
  'several-of-title': (shown) =>
    `Im Shop haben ${shown('books')} Bücher diesen Titel und Autor. Sagen Sie mit der Spalte _id, welches gemeint ist.`,
  'isbn-read': 'Als 13 Ziffern gelesen.',
  'isbn-zeros': 'Die Nullen am Anfang fehlten.',
  'isbn-given': 'Das Buch mit diesem Titel und Autor hatte noch keine ISBN und bekommt diese.',
  'title-from-isbn': 'Ohne Titel; an seiner Stelle steht die ISBN.',
  'authors-cut': (shown) => `Nur die ersten dieser Namen passen in ${shown('maximum')} Zeichen.`,
  'authors-turned': 'Mit dem Vornamen zuerst gelesen.',
  'unknown-format': 'Kein bekanntes Wort für einen Einband; daraus wird „Sonstiges“.',
  'foreign-price': 'Als Betrag in der Währung des Shops gelesen.',
  'stock-below-zero': 'Weniger als keines; als 0 gelesen.',
  'changed-in-both': 'Das hat sich seit dem Export im Shop geändert und in der Datei auch.',
  'changed-in-shop': 'Das hat sich seit dem Export im Shop geändert und in der Datei nicht.',
  'deleted-since': `Seitdem hat jemand dieses Buch gelöscht. ${CHECK_AGAIN}`,
  'edited-since': `Seitdem hat jemand dieses Buch bearbeitet. ${CHECK_AGAIN}`,
  'added-since': `Seitdem hat jemand dieses Buch angelegt. ${CHECK_AGAIN}`,
  'deleted-meanwhile': `Inzwischen hat jemand dieses Buch gelöscht. ${AGAIN}`,
  'edited-meanwhile': `Inzwischen hat jemand dieses Buch bearbeitet. ${AGAIN}`,
  'added-meanwhile': `Inzwischen hat jemand dieses Buch angelegt. ${AGAIN}`,
  'sold-meanwhile': `Inzwischen hat sich sein Lagerbestand geändert. ${AGAIN}`,
  'genre-deleted-meanwhile': `Inzwischen hat jemand dieses Genre gelöscht. ${AGAIN}`,
};

/** Says in German what an import says of a cell or a row; imports from before there were codes stay English. */
export function remarkInGerman({ message, code, values = {}, leftOut }: RemarkText): string {
  if (!code) return message;
  const shown = (name: string) => String(values[name] ?? '…');
  const own: Sentence | undefined = (SENTENCES as Partial<Record<string, Sentence>>)[code];
  const sentence = typeof own === 'function' ? own(shown) : own;
  // Fields that are asked for by name have sentences for forms.
  const text = sentence ?? fieldInGerman({ path: '', message, code: code as never, values });
  return leftOut ? `Weggelassen: ${text}` : text;
}
