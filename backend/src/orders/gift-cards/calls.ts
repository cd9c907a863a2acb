import type { giftCardCalls } from '@book-store/contract/orders/gift-cards/calls';
import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { GiftCardView } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { checkGiftCard } from './check-gift-card.ts';
import { blockGiftCard, correctBalance } from './correct-gift-card.ts';
import { findGiftCard, listGiftCards, openGiftCard, toGiftCardView } from './gift-card-view.ts';
import { issuedAgain, issueGiftCard } from './issue-gift-card.ts';

/** Gift cards: of whoever wants to pay with one, and of the owner. */
export const giftCardsOfShop = ({
  limits,
  mailFrom,
  now,
}: RouteDeps): Implementation<typeof giftCardCalls> => ({
  // The code is in the body, because addresses are logged.
  'POST /api/gift-cards/check': async ({ body: { code }, origin: { network }, shop }) => {
    const deps = { shop, limits, network, now: now() };
    const { card, lastFour } = await checkGiftCard(code, deps);
    return {
      body: { lastFour, balance: card.balance, expiresAt: card.expiresAt?.toISOString() },
    };
  },
  'GET /api/admin/gift-cards': async ({ query }) => ({ page: await listGiftCards(query, now()) }),
  'GET /api/admin/gift-cards/:id': async ({ params: { id } }) => ({
    body: await openGiftCard(id, now()),
  }),
  'POST /api/admin/gift-cards': {
    add: async ({ caller: { username: by }, body, at, remember, shop }) => {
      const sends = mailFrom !== undefined;
      const card = await issueGiftCard(body, { by, now: at, sends, remember, shop });
      const fields = [{ field: 'amount', to: card.amount }];
      return { body: card, change: changeOf(card, 'gift-card-issued', fields) };
    },
    again: async (id, { at }) => ({ body: await issuedAgain(id, at) }),
  },
  'PATCH /api/admin/gift-cards/:id': async ({ caller, params: { id }, body }) => {
    const { blocked, reason } = body;
    const why = { reason, by: caller.username, at: now() };
    const { before, after } = await blockGiftCard(id, blocked, why);
    const isChanged = (before.state === 'blocked') !== blocked;
    const fields = [
      { field: 'blocked', from: !blocked, to: blocked },
      { field: 'reason', to: reason },
    ];
    return {
      body: after,
      change: isChanged ? changeOf(after, 'gift-card-blocked', fields) : undefined,
    };
  },
  'POST /api/admin/gift-cards/:id/corrections': {
    add: async ({ caller, params: { id }, body: { amount, reason }, at, remember }) => {
      const why = { reason, by: caller.username, at };
      const { before, after } = await correctBalance(id, amount, why, remember);
      const fields = [
        { field: 'balance', from: before.balance, to: after.balance },
        { field: 'reason', to: reason },
      ];
      return { body: after, change: changeOf(after, 'gift-card-corrected', fields) };
    },
    again: async (id, { at }) => ({ body: toGiftCardView(await findGiftCard(id), at) }),
  },
});

const changeOf = (
  { _id, lastFour }: GiftCardView,
  action: AdminChange['action'],
  fields: AdminChange['fields'],
): AdminChange => ({
  action,
  subject: { id: _id, name: lastFour ? maskedGiftCard(lastFour) : 'sent by mail' },
  fields,
});
