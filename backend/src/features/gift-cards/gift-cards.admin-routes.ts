import { maskedGiftCard } from '@book-store/contract/gift-cards';
import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import {
  BlockGiftCardBody,
  CorrectGiftCardBody,
  GiftCardView,
  IssuedGiftCard,
  IssueGiftCardBody,
  ListGiftCardsQuery,
  OpenedGiftCard,
} from '@book-store/contract/schemas/gift-cards';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { listRoute } from '../../http/router/list-route.ts';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { blockGiftCard, correctBalance } from './correct-gift-card.ts';
import { listGiftCards, openGiftCard } from './gift-card-view.ts';
import { issueGiftCard } from './issue-gift-card.ts';

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
  changeRoute({
    method: 'post',
    path: '/api/admin/gift-cards',
    summary: 'Issues a gift card; replies its code this one time, unless a mail brings it',
    body: IssueGiftCardBody,
    reply: IssuedGiftCard,
    statuses: [201],
    run: async ({ caller: { username: by }, body }) => {
      const card = await issueGiftCard(body, { by, now: now(), sends: mailFrom !== undefined });
      const fields = [{ field: 'amount', to: card.amount }];
      return { body: card, change: changeOf(card, 'gift-card-issued', fields) };
    },
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
  changeRoute({
    method: 'post',
    path: '/api/admin/gift-cards/:id/corrections',
    summary: 'Changes the balance of a gift card by an amount',
    params,
    body: CorrectGiftCardBody,
    reply: GiftCardView,
    errors: ['conflict'],
    run: async ({ caller: { username: by }, params: { id }, body: { amount, reason } }) => {
      const { before, after } = await correctBalance(id, amount, { reason, by, at: now() });
      const fields = [
        { field: 'balance', from: before.balance, to: after.balance },
        { field: 'reason', to: reason },
      ];
      return { body: after, change: changeOf(after, 'gift-card-corrected', fields) };
    },
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
