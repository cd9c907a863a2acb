import { area } from './storefront-texts.ts';

/** Of the home page's banner, until the owner writes another text. */
export const bannerTexts = area('lib/wording/banner', {
  /** Other ways to pay than cash are the checkout's business. */
  text: (inCash: boolean): string =>
    `Fresh on our shelves: books that we would press into your hands. ${inCash ? 'Order today, pay in cash when they arrive.' : 'Order today, and they are soon at your door.'}`,
});
