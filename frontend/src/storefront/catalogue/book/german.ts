import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { bookTexts } from './texts.ts';

export const german: TextsOf<typeof bookTexts> = {
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
  related: 'Das könnte Ihnen auch gefallen',
  all: (genre) => `Alles aus ${genre}`,
  delivery: 'Versand',
  freeFrom: (fee, from) => `${fee} (kostenlos ab ${from})`,
  otherEditions: 'Andere Ausgaben',
  missing:
    'Dieses Buch gibt es nicht oder nicht mehr. Vielleicht findet die Suche eine andere Ausgabe.',
  share: 'Teilen',
  copied: 'Link kopiert',
  link: (url) => `Der Link zu diesem Buch: ${url}`,
};
