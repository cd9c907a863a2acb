import { area } from '../../lib/storefront-texts.ts';

/** Of pages of text. */
export const pageTexts = area('shop/page-texts', {
  failed: 'This page could not be loaded.',
});
