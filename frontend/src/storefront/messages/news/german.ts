import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { newsTexts } from './texts.ts';

export const german: TextsOf<typeof newsTexts> = {
  failed: 'Dieser Beitrag konnte nicht geladen werden.',
  more: 'Weitere Neuigkeiten',
};
