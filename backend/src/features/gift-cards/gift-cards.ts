import * as giftCardsSchemas from '@book-store/contract/schemas/gift-cards';
import { type Feature, verifiedEmail } from '../feature.ts';
import { exportGiftCards, forgetRecipient } from './forget-recipients.ts';
import { giftCardsAdminRoutes } from './gift-cards.admin-routes.ts';
import { giftCardsRoutes } from './gift-cards.routes.ts';

/** Gift cards: money that customers pay with by a code. */
export const giftCards: Feature = {
  name: 'gift-cards',
  schemas: [giftCardsSchemas],
  routes: (deps) => [...giftCardsRoutes(deps), ...giftCardsAdminRoutes(deps)],
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await forgetRecipient(email);
  },
  exportCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    return { giftCards: email ? await exportGiftCards(email, new Date()) : [] };
  },
};
