import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { entryTexts } from './entry-texts.ts';

export const german: TextsOf<typeof entryTexts> = {
  title: 'Neue Bestellung',
  about: 'Für Kunden im Laden oder am Telefon.',
  all: 'Alle Bestellungen',
  entered: (number) => `Bestellung ${number} ist aufgenommen`,
  books: 'Bücher',
  booksOfOrder: 'Bücher dieser Bestellung',
  remove: (title) => `${title} entfernen`,
  delivery: 'Versand',
  total: 'Summe',
  for: 'Für',
  delivered: 'Soll geliefert werden',
  paidNow: 'Gleich übergeben und bezahlt',
  sell: 'Verkaufen',
  place: 'Bestellung aufnehmen',
  noBooks: 'Fügen Sie mindestens ein Buch hinzu.',
  find: {
    label: 'Bücher suchen',
    placeholder: 'Titel, Autor oder ISBN',
    searching: 'Wird gesucht …',
    none: 'Keine passenden Bücher.',
    near: (words) => `Nichts passt genau zu „${words}“. Ähnliche Treffer:`,
    instead: (words, searched) => `Nichts passt zu „${words}“. Bücher zu „${searched}“:`,
    found: 'Gefundene Bücher',
    inStock: (copies) => `${copies} vorrätig`,
    add: 'Hinzufügen',
    addBook: (title) => `${title} hinzufügen`,
    added: 'Hinzugefügt',
    soldOut: 'Nicht vorrätig',
  },
  scan: {
    unknown: (isbn) => `Kein Buch hat die ISBN ${isbn}.`,
    several: 'Mehrere Bücher haben diese ISBN.',
    soldOut: (title) => `${title} ist nicht vorrätig.`,
    noMore: (title) => `Mehr Exemplare von ${title} gibt es nicht.`,
    added: (title, quantity) => `${titleOfCopies({ title, quantity })} hinzugefügt.`,
  },
};
