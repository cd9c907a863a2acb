import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { catalogueTexts } from './texts.ts';

export const german: TextsOf<typeof catalogueTexts> = {
  card: {
    trending: 'Viel gelesen',
    editions: (count) => `${count} Ausgaben`,
    available: 'Lieferbar',
    left: (count) => (count === 1 ? 'Nur noch 1 Exemplar' : `Nur noch ${count} Exemplare`),
    orderable: 'Bestellbar',
    orderableIn: (days) => `Bestellbar, etwa ${days === 1 ? '1 Tag' : `${days} Tage`}`,
    // 'Vergriffen' would mean out of print, not out of stock.
    soldOut: 'Nicht lieferbar',
    rated: (average, { count, source }) =>
      `${average} von 5, ${counted(count, 'Bewertung', 'Bewertungen')} ${source ? `von ${source}` : 'aus fremder Quelle'}, von uns nicht geprüft`,
  },
  home: {
    loading: (label) => `${label}, wird geladen`,
    picks: 'Unsere Empfehlungen',
    allPicks: 'Alle Empfehlungen ansehen',
    allNew: 'Alle Neuerscheinungen ansehen',
    genre: 'Genre',
    allOf: (genre) => `Alles aus ${genre} ansehen`,
    all: 'Alle Bücher ansehen',
    noneInGenre:
      'In diesem Genre gibt es zurzeit keine Bücher. Versuchen Sie es mit einem anderen.',
    none: 'Unsere Regale werden gerade gefüllt. Bitte schauen Sie bald wieder vorbei.',
  },
  list: {
    all: 'Ganze Liste ansehen',
    books: 'Bücher in dieser Liste',
    missing: 'Diese Liste gibt es im Shop nicht.',
    description: (title) => `${title}: Bücher, die wir empfehlen.`,
    empty: 'In dieser Liste gibt es zurzeit keine Bücher.',
    said: (sentence, by) => [sentence, by && `Empfohlen von ${by}`].filter(Boolean).join(' · '),
    picked: (sentence, by) => {
      const quote = sentence && `„${sentence}“`;
      return [by && `Empfohlen von ${by}`, quote].filter(Boolean).join(': ');
    },
    inList: (title) => `In der Liste ${title}`,
  },
  book: {
    enlarge: ', vergrößern',
    by: 'von ',
    with: 'mit ',
    description: 'Beschreibung',
    facts: 'Angaben zum Buch',
    author: 'Autor/in',
    series: 'Reihe',
    published: 'Erschienen',
    publisher: 'Verlag',
    pages: 'Seiten',
    language: 'Sprache',
    format: 'Einband',
    category: 'Genre',
    inShopSince: 'Bei uns seit',
    moreOf: (series) => `Mehr aus der Reihe ${series}`,
    wholeSeries: 'Die ganze Reihe',
    moreBy: (author) => `Mehr von ${author}`,
    moreByThese: 'Mehr von diesen Autorinnen und Autoren',
    allOfAuthor: 'Alle Bücher ansehen',
    viewed: 'Zuletzt angesehen',
    clearViewed: 'Liste leeren',
    related: 'Das könnte Ihnen auch gefallen',
    all: (genre) => `Alles aus ${genre}`,
    delivery: 'Versand',
    collect: 'Abholung bei uns',
    collectFrom: (day) => `Abholung ab ${day}`,
    or: (way) => `oder ${way}`,
    freeFrom: (fee, from) => `${fee} (kostenlos ab ${from})`,
    otherEditions: 'Andere Ausgaben',
    missing:
      'Dieses Buch gibt es nicht oder nicht mehr. Vielleicht findet die Suche eine andere Ausgabe.',
    share: 'Teilen',
    copied: 'Link kopiert',
    link: (url) => `Der Link zu diesem Buch: ${url}`,
  },
};
