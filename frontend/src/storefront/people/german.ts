import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { peopleTexts } from './texts.ts';

export const german: TextsOf<typeof peopleTexts> = {
  guard: {
    away: 'Der Shop ist gerade nicht erreichbar.',
    awayDetail:
      'Sie sind noch angemeldet, und nichts ist verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  marks: {
    wishes: { mark: 'Auf den Merkzettel', marked: 'Auf Ihrem Merkzettel' },
    backInStock: {
      mark: 'Sagen Sie mir Bescheid, sobald es wieder da ist',
      marked: 'Wir sagen Ihnen Bescheid',
    },
  },
  openWishes: 'Zum Merkzettel',
  wishesFull: (most) =>
    `Ihr Merkzettel ist mit ${most} Büchern voll. Entfernen Sie eines, um Platz zu schaffen.`,
};
