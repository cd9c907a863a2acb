import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { searchTexts } from './search-texts.ts';

export const german: TextsOf<typeof searchTexts> = {
  label: 'Bestellungen, Kunden, Bücher, Rechnungen und Sendungsnummern suchen',
  results: 'Suchergebnisse',
  orders: 'Bestellungen',
  customers: 'Kunden',
  books: 'Bücher',
  papers: 'Rechnungen und Korrekturen',
  kinds: {
    invoice: 'Rechnung',
    'credit-note': 'Rechnungskorrektur',
    cancellation: 'Stornorechnung',
  },
  paper: (kind, number) => `${kind} ${number}`,
  ofOrder: (number) => `zu Bestellung ${number}`,
  parcel: (number) => `Sendung ${number}`,
  allOrders: (count) => `Alle ${count} in Bestellungen`,
  allCustomers: (count) => `Alle ${count} in Kunden`,
  allBooks: (count) => `Alle ${count} in Büchern`,
  orMore: (count) => `${count}+`,
  none: (words) => `Zu „${words}“ gibt es nichts.`,
  failed: 'Die Suche ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  count: (count) => `${counted(count, 'Ergebnis', 'Ergebnisse')}, mit den Pfeiltasten auszuwählen`,
};
