import {
  CheckedGiftCard,
  CheckGiftCardBody,
} from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { checkGiftCard } from './check-gift-card.ts';

/** The call of whoever wants to pay with a gift card. The code is in the body, because addresses are logged. */
export const giftCardsRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  route({
    method: 'post',
    path: '/api/gift-cards/check',
    access: 'anyone',
    summary: 'What is left on a gift card, for whoever has its code',
    body: CheckGiftCardBody,
    reply: CheckedGiftCard,
    errors: ['gift-card-refused'],
    run: async ({ body: { code }, origin: { network }, shop }) => {
      const deps = { shop, limits, network, now: now() };
      const { card, lastFour } = await checkGiftCard(code, deps);
      return {
        body: { lastFour, balance: card.balance, expiresAt: card.expiresAt?.toISOString() },
      };
    },
  }),
];
