import type { TextsOf } from '../../lib/storefront-texts.ts';
import type { pageTexts } from './texts.ts';

export const german: TextsOf<typeof pageTexts> = {
  failed: 'Diese Seite konnte nicht geladen werden.',
};
