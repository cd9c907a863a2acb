import type { giftCardCalls } from '@book-store/contract/orders/gift-cards/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aGiftCard, aShopWithGiftCards } from './gift-cards.builder.ts';

export const giftCardExamples: Examples<typeof giftCardCalls> = {
  'POST /api/gift-cards/check': {
    call: async () => {
      await aShopWithGiftCards();
      return json({ code: (await aGiftCard()).code });
    },
  },
  'GET /api/admin/gift-cards/:id': {
    call: async () => ({ path: `/api/admin/gift-cards/${(await aGiftCard()).id}` }),
  },
  'POST /api/admin/gift-cards': { call: () => json({ amount: 25 }) },
  'PATCH /api/admin/gift-cards/:id': {
    call: async () => ({
      path: `/api/admin/gift-cards/${(await aGiftCard()).id}`,
      body: { blocked: true, reason: 'Lost' },
    }),
  },
  'POST /api/admin/gift-cards/:id/corrections': {
    call: async () => ({
      path: `/api/admin/gift-cards/${(await aGiftCard()).id}/corrections`,
      body: { amount: 5, reason: 'A present' },
    }),
  },
};
