import { GERMAN_FORMAT_NAMES } from '@book-store/contract/catalogue/books/german-format-names';
import { counted } from '../money/amount.ts';
import type { TextsOf } from './storefront-texts.ts';
import type { commonTexts } from './texts.ts';

/** Without thousands separators, because some series count by years. */
const inDigits = (number: number) => String(number).replace('.', ',');

export const german: TextsOf<typeof commonTexts> = {
  books: (count) => counted(count, 'Buch', 'Bücher'),
  copies: (count) => counted(count, 'Exemplar', 'Exemplare'),
  allBooks: 'Alle Bücher',
  booksFailed: 'Diese Bücher konnten nicht geladen werden.',
  pageFailed: 'Diese Seite konnte nicht geladen werden.',
  browse: 'Alle Bücher ansehen',
  home: 'Zur Startseite',
  noneYet: 'Die ersten Bücher sind unterwegs.',
  andOthers: (names, others) =>
    others === 1 ? `${names} und eine weitere Person` : `${names} und ${others} weitere`,
  banner: {
    text: (inCash) =>
      `Frisch in unseren Regalen: Bücher, die wir Ihnen am liebsten in die Hand drücken würden. ${inCash ? 'Heute bestellen, bei Lieferung bezahlen.' : 'Heute bestellt, sind sie bald bei Ihnen.'}`,
  },
  edition: {
    formats: GERMAN_FORMAT_NAMES,
    another: 'Andere Ausgabe',
    ofYear: (year) => `Ausgabe von ${year}`,
  },
  volume: {
    book: (number) => `Band ${inDigits(number)}`,
    behindName: (number) => `, Band ${inDigits(number)}`,
  },
  price: {
    included: 'inkl. MwSt.',
    added: 'zzgl. MwSt.',
    allIncluded: 'Alle Preise inkl. MwSt., zzgl. Versand.',
    allAdded: 'Alle Preise zzgl. MwSt. und Versand.',
  },
  delivery: {
    free: 'kostenlos',
    workingDays({ from, to }) {
      const days = to === 1 ? '1 Werktag' : `${to} Werktage`;
      if (from === to) return days;
      return from === 0 ? `bis zu ${days}` : `${from} bis ${days}`;
    },
    onceHere: ', nachdem es bei uns eingetroffen ist',
    onceAllHere: ', nachdem alle Bücher bei uns eingetroffen sind',
  },
};
