import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { searchTexts } from './texts.ts';

export const german: TextsOf<typeof searchTexts> = {
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
};
