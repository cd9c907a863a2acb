import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { genresTexts } from './genres-texts.ts';

export const german: TextsOf<typeof genresTexts> = {
  intro:
    'In dieser Reihenfolge stehen die Genres in der Kopfzeile, in den Formularen und in den Regalen. Besucher sehen ein Genre, sobald es Bücher hat.',
  failed: 'Die Genres konnten nicht geladen werden.',
  none: 'Es gibt noch keine Genres.',
  addTitle: 'Genre anlegen',
  newName: 'Name des neuen Genres',
  add: 'Genre anlegen',
  adding: 'Wird angelegt …',
  added: (name) => `„${name}“ ist angelegt`,
  hidden: (name) => `${name} (ausgeblendet)`,
  books: (count) => counted(count, 'Buch', 'Bücher'),
  hiddenBooks: (count) => `${counted(count, 'Buch', 'Bücher')} · ausgeblendet`,
  up: 'Nach oben',
  down: 'Nach unten',
  rename: 'Umbenennen',
  show: 'Einblenden',
  hide: 'Ausblenden',
  delete: 'Löschen',
  of: (name) => `: „${name}“`,
  moved: (name, place) => `„${name}“ steht jetzt an ${place}. Stelle.`,
  isShown: (name) => `„${name}“ ist jetzt eingeblendet.`,
  isHidden: (name) => `„${name}“ ist jetzt ausgeblendet.`,
  deleteTitle: (name) => `„${name}“ löschen?`,
  deleteText:
    'Ein Genre mit Büchern lässt sich nicht löschen: Geben Sie ihnen zuerst ein anderes Genre, oder blenden Sie dieses aus.',
  deleteButton: 'Genre löschen',
  deleted: (name) => `„${name}“ ist gelöscht.`,
  newNameOf: 'Neuer Name',
  address: (slug) => `Die Adresse bleibt /genres/${slug}.`,
  thisGenre: 'dieses Genre',
  saveName: 'Namen speichern',
};
