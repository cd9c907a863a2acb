import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { noAccountsTexts } from './no-accounts-texts.ts';

export const german: TextsOf<typeof noAccountsTexts> = {
  text: 'In dieser Buchhandlung gibt es keine Kundenkonten: Sie bestellen einfach ohne.',
};
