import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { binTexts } from './bin-texts.ts';

export const german: TextsOf<typeof binTexts> = {
  title: 'Gelöschte Bücher',
  backToBooks: 'Alle Bücher',
  note: (days) =>
    `Gelöschte Bücher liegen hier ${days} Tage; Kunden sehen sie nicht. Danach werden sie endgültig gelöscht. Bestellungen behalten ihre Bücher.`,
  count: (count) => counted(count, 'Buch', 'Bücher'),
  loading: 'Papierkorb wird geladen',
  failed: 'Der Papierkorb konnte nicht geladen werden.',
  none: 'Der Papierkorb ist leer.',
  deleted: (at, by, until) => `Gelöscht ${at} von ${by}, bleibt bis ${until}`,
  genreGone: (genre) => `Sein Genre „${genre}“ gibt es im Shop nicht mehr.`,
  newGenre: 'Neues Genre',
  choose: 'Anderes Genre wählen',
  of: (title) => ` „${title}“`,
  putBack: 'Zurücklegen',
  puttingBack: 'Wird zurückgelegt …',
  isBack: (title) => `„${title}“ ist wieder im Shop`,
  deleteNow: 'Jetzt löschen',
  question: (title) => `„${title}“ endgültig löschen?`,
  questionText:
    'Danach lässt sich das Buch nicht mehr zurücklegen. Vorhandene Bestellungen bleiben, wie sie sind.',
  deleteForGood: 'Endgültig löschen',
  isDeleted: (title) => `„${title}“ wurde endgültig gelöscht`,
};
