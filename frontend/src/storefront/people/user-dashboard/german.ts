import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { overviewTexts } from './texts.ts';

export const german: TextsOf<typeof overviewTexts> = {
  addresses: 'Gespeicherte Adressen',
  noneYet: 'Noch keine.',
  loading: 'Wird geladen …',
  addOne: 'Adresse hinzufügen',
  change: 'Adressen ändern',
  wishes: 'Merkzettel',
  aboutWishes: 'Bücher, die Sie sich merken möchten, mit Preis und Bestand.',
  openWishes: 'Zum Merkzettel',
  account: 'Kundenkonto',
  aboutAccount: 'Name, Telefon und Passwort; Kundenkonto löschen.',
  openAccount: 'Zum Kundenkonto',
  recent: 'Letzte Bestellungen',
  viewAll: 'Alle Bestellungen im Einzelnen ansehen',
  books: 'Bücher',
  booksAndIds: 'Bücher und Produkt-IDs',
};
