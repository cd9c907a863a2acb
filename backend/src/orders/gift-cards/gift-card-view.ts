import { toEmail } from '@book-store/contract/email';
import type { GiftCardState } from '@book-store/contract/orders/gift-cards/gift-cards';
import type {
  GiftCardView,
  ListGiftCardsQuery,
  OpenedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { formatOrderNumber } from '@book-store/contract/settings/shop/order-number';
import type { z } from 'zod';
import { findPage, type Page } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import {
  GiftCard,
  GiftCardCode,
  GiftCardMovement,
  type StoredGiftCard,
  type StoredGiftCardMovement,
} from './gift-cards.model.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

function stateOf({ blocked, expiresAt, balance }: StoredGiftCard, now: Date): GiftCardState {
  if (blocked) return 'blocked';
  if (expiresAt && expiresAt <= now) return 'expired';
  return balance > 0 ? 'active' : 'used-up';
}

export const toGiftCardView = (card: StoredGiftCard, now: Date): GiftCardView => ({
  _id: card._id.toString(),
  lastFour: card.lastFour,
  amount: card.amount,
  balance: card.balance,
  state: stateOf(card, now),
  recipient: card.recipient
    ? {
        email: shownEmail(card.recipient.email),
        name: card.recipient.name || undefined,
        message: card.recipient.message || undefined,
      }
    : undefined,
  sendOn: card.sendOn,
  sentAt: card.sentAt?.toISOString(),
  expiresAt: card.expiresAt?.toISOString(),
  createdAt: card.createdAt.toISOString(),
  by: card.by,
});

/** Newest first. */
export async function listGiftCards(
  { q, ...page }: z.output<typeof ListGiftCardsQuery>,
  now: Date,
): Promise<Page<GiftCardView>> {
  const list = GiftCard.find(await matching(q))
    .sort(NEWEST_FIRST)
    .lean<StoredGiftCard[]>();
  return findPage(list, page, (card) => toGiftCardView(card, now));
}

async function matching(q: string | undefined) {
  if (!q) return {};
  if (q.includes('@')) return { 'recipient.email': toEmail(q) };
  const codes = await GiftCardCode.find({ lastFour: q.slice(-4).toUpperCase() }).lean();
  return { _id: { $in: codes.map(({ card }) => card) } };
}

/** Throws `not-found`. */
export async function findGiftCard(id: string): Promise<StoredGiftCard> {
  const card = await GiftCard.findById(id).lean<StoredGiftCard>();
  if (!card) throw notFound('There is no such gift card.');
  return card;
}

/** With its ledger. Throws `not-found`. */
export async function openGiftCard(id: string, now: Date): Promise<OpenedGiftCard> {
  const card = await findGiftCard(id);
  const movements = await GiftCardMovement.find({ card: card._id })
    .sort({ at: 1, _id: 1 })
    .lean<StoredGiftCardMovement[]>();
  return { ...toGiftCardView(card, now), movements: movements.map(toMovementView) };
}

const toMovementView = ({
  kind,
  at,
  amount,
  order,
  orderNumber,
  by,
  reason,
}: StoredGiftCardMovement): OpenedGiftCard['movements'][number] => ({
  kind,
  at: at.toISOString(),
  amount: amount || undefined,
  order:
    order && orderNumber
      ? { _id: order.toString(), number: formatOrderNumber(orderNumber) }
      : undefined,
  by,
  reason,
});
