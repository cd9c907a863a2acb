import { formatAmount } from '../lib/money/amount.ts';
import type { TextsOf } from '../lib/wording/storefront-texts.ts';
import type { kitTexts } from './texts.ts';

export const german: TextsOf<typeof kitTexts> = {
  confirm: 'OK',
  cancel: 'Abbrechen',
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  breadcrumbs: 'Sie sind hier',
  previousOf: (label) => `${label}: zurück`,
  nextOf: (label) => `${label}: weiter`,
  seeAll: 'Alle ansehen',
  again: 'Noch einmal versuchen',
  close: 'Schließen',
  moment: 'Einen Moment …',
  newTab: ' (öffnet sich in einem neuen Tab)',
  asOrdered: 'Stand bei der Bestellung:',
  coverOf: (title) => `Umschlag von ${title}`,
  lowest: 'Niedrigster Preis der letzten 30 Tage vor der Senkung',
  lowestInText: 'niedrigster Preis der letzten 30 Tage vor der Senkung',
  oldPrice: 'bisher',
  saves: (amount) => `, Sie sparen ${formatAmount(amount)}`,
  pickedUp: 'Abholung in der Buchhandlung',
  optional: ' (freiwillig)',
  search: 'Suchen',
  pages: 'Seiten',
  page: (number) => `Seite ${number}`,
  previous: 'Zurück',
  next: 'Weiter',
  quantity: {
    copiesOf: (title) => `Exemplare von ${title}`,
    oneLess: (title) => `Ein Exemplar von ${title} weniger`,
    oneMore: (title) => `Ein Exemplar von ${title} mehr`,
    numberOf: (title) => `Anzahl der Exemplare von ${title}`,
    copies: (count) => (count === 1 ? '1 Exemplar' : `${count} Exemplare`),
  },
};
