import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { wishTexts } from './texts.ts';

export const german: TextsOf<typeof wishTexts> = {
  gone: (count) =>
    count === 1 ? 'Ein Buch gibt es nicht mehr.' : `${count} Bücher gibt es nicht mehr.`,
  removeGone: () => 'Von der Liste entfernen',
  remove: 'Entfernen',
  empty: 'Ihr Merkzettel ist leer. Das Herz auf der Seite eines Buchs setzt es darauf.',
  findBook: 'Bücher entdecken',
  wished: 'Bücher auf Ihrem Merkzettel',
  awaited: 'Wir sagen Bescheid, sobald diese wieder da sind',
};
