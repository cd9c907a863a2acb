import { area } from '../lib/wording/storefront-texts.ts';

/** Texts of the error page. */
export const failureTexts = area('app', {
  away: 'The shop still cannot be reached.',
  awayDetail: 'Your cart is safe. Check your connection, and try again in a moment.',
  failed: 'This page could not be shown.',
  detail:
    'Your cart is safe. The connection may be down, or the shop was just updated: loading the page again usually helps.',
});
