import type { giftCardCalls } from '@book-store/contract/orders/gift-cards/calls';
import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { GiftCardView } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { confirmPayout } from '../../people/sessions/confirm-payout.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { checkGiftCard } from './check-gift-card.ts';
import { blockGiftCard, correctBalance, type GiftCardChange } from './correct-gift-card.ts';
import { findGiftCard, listGiftCards, openGiftCard, toGiftCardView } from './gift-card-view.ts';
import { issuedAgain, issueGiftCard } from './issue-gift-card.ts';

export const giftCardsOfShop = ({
  limits,
  mailFrom,
  now,
}: RouteDeps): Implementation<typeof giftCardCalls> => ({
  // The code is in the body, because URLs are logged.
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
    add: async ({ caller, body, at, remember, shop, record }) => {
      await confirmPayout(caller, body.amount, { shop, now: at });
      const sends = mailFrom !== undefined;
      const change = record((card: GiftCardView) =>
        changeOf(card, 'gift-card-issued', [{ field: 'amount', to: card.amount }]),
      );
      const { beforeCommit } = change;
      const issuing = { by: caller.username, now: at, sends, remember, shop, beforeCommit };
      return { body: await issueGiftCard(body, issuing), change };
    },
    again: async (id, { at }) => ({ body: await issuedAgain(id, at) }),
  },
  'PATCH /api/admin/gift-cards/:id': async ({ caller, params: { id }, body, record }) => {
    const { blocked, reason } = body;
    const fields = [
      { field: 'blocked', from: !blocked, to: blocked },
      { field: 'reason', to: reason },
    ];
    const change = record(({ before, after }: GiftCardChange) =>
      (before.state === 'blocked') === blocked
        ? undefined
        : changeOf(after, 'gift-card-blocked', fields),
    );
    const { beforeCommit } = change;
    const why = { reason, by: caller.username, at: now(), beforeCommit };
    return { body: (await blockGiftCard(id, blocked, why)).after, change };
  },
  'POST /api/admin/gift-cards/:id/corrections': {
    add: async ({ caller, params: { id }, body, at, remember, shop, record }) => {
      const { amount, reason } = body;
      await confirmPayout(caller, amount, { shop, now: at });
      const change = record(({ before, after }: GiftCardChange) =>
        changeOf(after, 'gift-card-corrected', [
          { field: 'balance', from: before.balance, to: after.balance },
          { field: 'reason', to: reason },
        ]),
      );
      const { beforeCommit } = change;
      const why = { reason, by: caller.username, at, remember, beforeCommit };
      return { body: (await correctBalance(id, amount, why)).after, change };
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
