import { area } from '../../../../lib/wording/storefront-texts.ts';

/** Of pages for customers while it is unknown who is signed in. */
export const guardTexts = area('people/parts/session/guard', {
  away: 'The shop cannot be reached at the moment.',
  awayDetail: 'You are still signed in, and nothing is lost. Check your connection and try again.',
});
