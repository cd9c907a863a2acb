import { area, type Linked } from '../../../lib/wording/storefront-texts.ts';

/** Of the page about the shop, until the owner writes one. */
export const aboutTexts = area('settings/about', {
  about: 'Books, brought to your door',
  shelves: (name: string): Linked => [
    `${name} sells books online and delivers them to your home. The front page shows what has just arrived and what sells best. Everything else is on `,
    'our shelves',
    ', by genre and author, or found by a few words in the search.',
  ],
  services: 'What we do for you',
  cash: 'You pay in cash when they arrive. We ask for no card and store none.',
  chosen: 'You choose at the checkout how you pay. We never see the number of a card.',
  does: (paying: string): readonly string[] => [
    'We pack your books and bring them to your door.',
    paying,
    'You can follow every order in your account, from the shelf to your door.',
    'You can change your mind: an order can be cancelled until it is packed.',
  ],
  leaveOut: 'What we leave out',
  tracking: [
    'Nobody is followed here: no advertising, no tracking, no cookies that watch what you do. What we keep, and why, is explained in our ',
    'privacy policy',
    '.',
  ] as Linked,
});
