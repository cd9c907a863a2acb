import { formatCount } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { seriesTexts } from './series-texts.ts';

export const german: TextsOf<typeof seriesTexts> = {
  missing: 'Diese Reihe gibt es bei uns nicht.',
  by: ' von ',
  and: ' und ',
  description: (series) => `Die Bücher der Reihe ${series} in der richtigen Folge, mit Preisen.`,
  all: (count) => (count === 1 ? '1 Buch ansehen' : `Alle ${formatCount(count)} Bücher ansehen`),
  inOrder: 'In der richtigen Folge',
  also: 'Gehört auch zu dieser Reihe',
  books: 'Bücher',
  gap: (from, to) => `Band ${from} bis ${to}`,
  otherEditions: 'Andere Ausgaben',
  notInShop: 'Nicht in unserem Sortiment',
};
