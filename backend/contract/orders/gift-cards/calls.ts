import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import {
  BlockGiftCardBody,
  CheckedGiftCard,
  CheckGiftCardBody,
  CorrectGiftCardBody,
  GiftCardView,
  IssuedGiftCard,
  IssueGiftCardBody,
  ListGiftCardsQuery,
  OpenedGiftCard,
} from './gift-cards.schemas.ts';

named({ CheckedGiftCard, CheckGiftCardBody, GiftCardView, IssuedGiftCard, OpenedGiftCard });
named({ BlockGiftCardBody, CorrectGiftCardBody, IssueGiftCardBody });

const params = z.object({ id: Id });

export const giftCardCalls = {
  'POST /api/gift-cards/check': {
    access: 'anyone',
    summary: 'What is left on a gift card, for whoever has its code',
    body: CheckGiftCardBody,
    reply: CheckedGiftCard,
    errors: ['gift-card-refused'],
  },
  'GET /api/admin/gift-cards': {
    access: 'admin',
    summary: 'The gift cards, newest first',
    query: ListGiftCardsQuery,
    ...pagesOf(GiftCardView),
  },
  'GET /api/admin/gift-cards/:id': {
    access: 'admin',
    summary: 'A gift card with its ledger',
    params,
    reply: OpenedGiftCard,
  },
  'POST /api/admin/gift-cards': {
    access: 'admin',
    summary:
      'Issues a gift card, once for each Idempotency-Key; replies its code this one time, unless a mail brings it',
    headers: IdempotencyHeaders,
    body: IssueGiftCardBody,
    reply: IssuedGiftCard,
    statuses: [201],
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'PATCH /api/admin/gift-cards/:id': {
    access: 'admin',
    summary: 'Blocks a gift card, or unblocks it',
    params,
    body: BlockGiftCardBody,
    reply: GiftCardView,
  },
  'POST /api/admin/gift-cards/:id/corrections': {
    access: 'admin',
    summary: 'Changes the balance of a gift card by an amount, once for each Idempotency-Key',
    params,
    headers: IdempotencyHeaders,
    body: CorrectGiftCardBody,
    reply: GiftCardView,
    errors: ['conflict', 'recent-sign-in-required'],
  },
} satisfies Calls;
