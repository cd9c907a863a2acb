import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the news. */
export const newsTexts = area('messages/news', {
  failed: 'This article could not be loaded.',
  more: 'More news',
});
