import { counted, formatCount } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { figuresTexts } from './figures-texts.ts';

const orders = (count: number) => counted(count, 'Bestellung', 'Bestellungen');

export const german: TextsOf<typeof figuresTexts> = {
  failed: 'Die Zahlen konnten nicht geladen werden.',
  range: {
    days: 'Zeitraum',
    lastDays: (days) => `${days} Tage`,
    from: 'Von',
    to: 'Bis',
    show: 'Anzeigen',
  },
  csv: 'CSV',
  asCsv: (title) => `${title} als CSV`,
  byDayAsCsv: (title) => `${title} nach Tagen als CSV`,
  taxes: 'Steuern nach Monat, Land und Satz:',
  taxesAsCsv: 'Steuern als CSV',
  papers: 'Rechnungsausgangsbuch (Rechnungen und Korrekturen):',
  papersAsCsv: 'Rechnungsausgangsbuch als CSV',
  asTable: 'Als Tabelle',
  sums: {
    revenue: (placed) =>
      `${orders(placed)} eingegangen; stornierte und verweigerte zählen nicht, der Versand zählt mit`,
    toCollect: 'der Teil dieses Umsatzes, der noch nicht zugestellt ist',
    collected: (delivered) =>
      `${orders(delivered)} an diesen Tagen zugestellt, gleich wann bestellt`,
    noneEnded: 'an diesen Tagen wurde nichts zugestellt oder verweigert',
    refused: (refused, ended) =>
      `${formatCount(refused)} von ${orders(ended)} an der Tür verweigert`,
  },
  revenue: 'Umsatz',
  noRevenue: 'An diesen Tagen wurde nichts verkauft, also gibt es keinen Umsatz zu zeigen.',
  cashToCollect: 'Noch zu kassieren',
  cashCollected: 'Bar kassiert',
  noCash: 'An diesen Tagen wurde keine Bestellung zugestellt, also auch nichts bar kassiert.',
  handedOver: 'Zugestellt und verweigert',
  delivered: 'Zugestellt',
  refused: 'Verweigert',
  refusedRate: 'Anteil verweigert',
  noneHandedOver: 'An diesen Tagen wurde keine Bestellung zugestellt oder verweigert.',
  payments: {
    title: 'Zahlungen',
    asCsv: 'Jede Zahlung und Erstattung als CSV',
    none: 'An diesen Tagen ging kein Geld ein oder zurück.',
    all: 'Alle',
    allButGiftCards: 'Alle außer Gutscheinen',
    way: 'Zahlungsart',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    unpaid: 'Offen',
    note: 'Geld zählt an dem Tag, an dem es kam oder zurückging, in der Zeitzone des Shops. Offen ist, was für die Bestellungen dieser Tage noch aussteht.',
    giftCards:
      'Was ein Gutschein bezahlt, ist kein neues Geld: Das kam, als der Gutschein verkauft wurde.',
  },
  best: {
    byGenre: 'Nach Genre',
    genre: 'Genre',
    topBooks: 'Meistverkaufte Bücher',
    book: 'Buch',
    topAuthors: 'Meistverkaufte Autorinnen und Autoren',
    author: 'Autor/in',
    copies: 'Exemplare',
    sales: 'Umsatz',
    none: 'An diesen Tagen wurden keine Bücher verkauft. Wählen Sie einen längeren Zeitraum.',
    noAuthors: 'Kein Buch, das an diesen Tagen verkauft wurde, hat eine Autorin oder einen Autor.',
  },
  note: (inTimeZone) =>
    `Ein Tag beginnt um Mitternacht ${inTimeZone ? 'in der Zeitzone des Shops' : 'UTC'}. Der Umsatz zählt eine Bestellung mit ihren Versandkosten an dem Tag, an dem sie eingeht; bar Kassiertes zählt am Tag der Zustellung, der Anteil der verweigerten am Tag ihrer letzten Änderung. Beim Umsatz von Büchern, Autorinnen und Autoren und Genres zählen die Bücher allein.`,
  files: {
    days: 'Tage',
    books: 'Buecher',
    authors: 'Autoren',
    genres: 'Genres',
    taxes: 'Steuern',
    papers: 'Rechnungen',
    payments: 'Zahlungen',
  },
};
