import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { guardTexts } from './guard-texts.ts';

export const german: TextsOf<typeof guardTexts> = {
  away: 'Die Buchhandlung ist gerade nicht erreichbar.',
  awayDetail:
    'Sie sind noch angemeldet, und nichts ist verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
