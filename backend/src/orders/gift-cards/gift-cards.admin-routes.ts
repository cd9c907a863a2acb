import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import {
  BlockGiftCardBody,
  CorrectGiftCardBody,
  GiftCardView,
  IssuedGiftCard,
  IssueGiftCardBody,
  ListGiftCardsQuery,
  OpenedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { blockGiftCard, correctBalance } from './correct-gift-card.ts';
import { findGiftCard, listGiftCards, openGiftCard, toGiftCardView } from './gift-card-view.ts';
import { issuedAgain, issueGiftCard } from './issue-gift-card.ts';

const params = z.object({ id: Id });

/** The owner's gift cards. */
export const giftCardsAdminRoutes = ({ now, mailFrom }: FeatureDeps): Route[] => [
  listRoute({
    path: '/api/admin/gift-cards',
    summary: 'The gift cards, newest first',
    query: ListGiftCardsQuery,
    item: GiftCardView,
    list: (query) => listGiftCards(query, now()),
  }),
  route({
    method: 'get',
    path: '/api/admin/gift-cards/:id',
    access: 'admin',
    summary: 'A gift card with its ledger',
    params,
    reply: OpenedGiftCard,
    run: async ({ params: { id } }) => ({ body: await openGiftCard(id, now()) }),
  }),
  addRoute({
    path: '/api/admin/gift-cards',
    summary:
      'Issues a gift card, once for each Idempotency-Key; replies its code this one time, unless a mail brings it',
    body: IssueGiftCardBody,
    reply: IssuedGiftCard,
    statuses: [201],
    now,
    add: async ({ caller: { username: by }, body, at, remember }) => {
      const sends = mailFrom !== undefined;
      const card = await issueGiftCard(body, { by, now: at, sends, remember });
      const fields = [{ field: 'amount', to: card.amount }];
      return { body: card, change: changeOf(card, 'gift-card-issued', fields) };
    },
    again: async (id, { at }) => ({ body: await issuedAgain(id, at) }),
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/gift-cards/:id',
    summary: 'Blocks a gift card, or unblocks it',
    params,
    body: BlockGiftCardBody,
    reply: GiftCardView,
    run: async ({ caller: { username: by }, params: { id }, body: { blocked, reason } }) => {
      const { before, after } = await blockGiftCard(id, blocked, { reason, by, at: now() });
      const fields = [
        { field: 'blocked', from: !blocked, to: blocked },
        { field: 'reason', to: reason },
      ];
      return {
        body: after,
        change:
          (before.state === 'blocked') === blocked
            ? undefined
            : changeOf(after, 'gift-card-blocked', fields),
      };
    },
  }),
  addRoute({
    path: '/api/admin/gift-cards/:id/corrections',
    summary: 'Changes the balance of a gift card by an amount, once for each Idempotency-Key',
    params,
    body: CorrectGiftCardBody,
    reply: GiftCardView,
    errors: ['conflict'],
    now,
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
  }),
];

const changeOf = (
  { _id, lastFour }: GiftCardView,
  action: AdminChange['action'],
  fields: AdminChange['fields'],
): AdminChange => ({
  action,
  subject: { id: _id, name: lastFour ? maskedGiftCard(lastFour) : 'sent by mail' },
  fields,
});
