import {
  BEFORE_DECADES,
  type BookFormat,
  OLDEST_DECADE,
} from '@book-store/contract/catalogue/books/book-facts';
import { languageName } from '@book-store/contract/catalogue/books/language';
import { priceRange } from '@book-store/contract/catalogue/search/price-range';
import { formatWhole } from '@book-store/contract/money';
import { counted, formatCount } from '../../lib/money/amount.ts';
import { german as common } from '../../lib/wording/german.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { shelfTexts } from './shelf-texts.ts';

/** Returns the name of a price range: '10-20' is '10 € bis 20 €'. */
function priceOf(range: string): string {
  const { from, to } = priceRange(range);
  if (from === 0) return `Unter ${formatWhole(to)}`;
  return to < Infinity ? `${formatWhole(from)} bis ${formatWhole(to)}` : `Ab ${formatWhole(from)}`;
}

export const german: TextsOf<typeof shelfTexts> = {
  chosen: 'Gewählte Filter',
  remove: 'Filter entfernen: ',
  clearAll: 'Alle löschen',
  more: (count) => `${formatCount(count)} weitere`,
  fewer: 'Weniger',
  ofBooks: (count) => (count === 1 ? ' Buch' : ' Bücher'),
  filters: 'Filter',
  filter: 'Filtern',
  filterFailed:
    'Die Filter konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  apply: 'Anwenden',
  showOnly: 'Nur anzeigen',
  show: (count) => `${counted(count, 'Buch', 'Bücher')} anzeigen`,
  noMatch: 'Zu diesen Filtern passt kein Buch.',
  clearFilters: 'Alle Filter löschen',
  pages: (count) => `Es gibt nur ${counted(count, 'Seite', 'Seiten')}.`,
  goToPage: (page) => `Zur Seite ${page}`,
  books: 'Bücher',
  booksBy: (author) => `Bücher von ${author}`,
  titleOf: (name, page) => `${name}, Seite ${page}`,
  results: (count) => `${formatCount(count)} Treffer`,
  nearResults: (count) => `${formatCount(count)} ähnliche Treffer`,
  sortBy: 'Sortieren nach',
  sort: 'Sortieren',
  bestMatch: 'Beste Treffer',
  rankings: { sales: 'Meistverkauft', popularity: 'Beliebteste', age: 'Neueste zuerst' },
  sorts: {
    'best-rated': 'Am besten bewertet',
    newest: 'Neueste zuerst',
    title: 'Titel von A bis Z',
    author: 'Autor von A bis Z',
    price: 'Preis aufsteigend',
    '-price': 'Preis absteigend',
  },
  switches: { available: 'Sofort lieferbar', reduced: 'Reduziert', trending: 'Viel gelesen' },
  facets: {
    category: 'Genre',
    price: 'Preis',
    author: 'Autor/in',
    format: 'Einband',
    language: 'Sprache',
    decade: 'Erschienen',
  },
  picks: 'Unsere Empfehlungen',
  valueOf(facet, { value, label }) {
    if (facet === 'price') return priceOf(value);
    // Browsers lack the names of rare languages; the English name is better than a code.
    const language = facet === 'language' && languageName(value, 'de');
    if (language && language !== value) return language;
    if (facet === 'format') return common.edition.formats[value as BookFormat] ?? label;
    if (facet === 'decade')
      return value === BEFORE_DECADES ? `Vor ${OLDEST_DECADE}` : `${value}er-Jahre`;
    return label;
  },
  ofAuthor: {
    missing: 'Von dieser Autorin oder diesem Autor haben wir keine Bücher.',
    booksBy: (name) => `Bücher von ${name}`,
    description: (name) =>
      `Alle Bücher von ${name} in unserer Buchhandlung, Reihen in der richtigen Folge.`,
    empty: (name) => `Zurzeit haben wir keine Bücher von ${name}.`,
    writesIn: 'Genres: ',
    and: ' und ',
    series: 'Reihen',
  },
  ofGenre: {
    missing: 'Dieses Genre gibt es bei uns nicht.',
    description: (genre) => `Genre ${genre}: meistverkaufte und neue Bücher in jeder Preislage.`,
    empty: (genre) => `Im Genre ${genre} gibt es zurzeit keine Bücher.`,
  },
  search: {
    results: (words) => `Treffer für „${words}“`,
    noneExact: (words) => `Keine genauen Treffer für „${words}“`,
    noneFor: (words) => `Zu „${words}“ passt nichts.`,
    search: 'Suche',
    inOrder: 'Die Reihe in der richtigen Folge',
    allOfAuthor: 'Alle Bücher ansehen',
    allOfGenre: 'Alle Bücher des Genres',
    none: 'Keine passenden Bücher.',
    didYouMean: 'Meinten Sie ',
    or: ' oder ',
    fewer: 'Versuchen Sie es mit weniger Wörtern oder stöbern Sie in den Regalen.',
    newest: 'Neu eingetroffen',
  },
};
