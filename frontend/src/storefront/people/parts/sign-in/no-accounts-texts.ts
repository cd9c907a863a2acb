import { area } from '../../../../lib/wording/storefront-texts.ts';

/** Of a shop whose customers have no accounts. */
export const noAccountsTexts = area('people/parts/sign-in/no-accounts', {
  text: 'This shop has no customer accounts: you can order without one.',
});
