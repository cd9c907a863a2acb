import type {
  IssuedGiftCard,
  IssueGiftCardBody,
} from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { shopDay, startOfDay } from '@book-store/contract/place';
import type { ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { badField, conflict } from '../../platform/errors/errors.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import type { Shop } from '../../platform/shop.ts';
import { addDays, addMonths } from '../../platform/time/utc-day.ts';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import { keepCurrency } from '../placing/order-number.ts';
import { addCode } from './gift-card-codes.ts';
import { findGiftCard, toGiftCardView } from './gift-card-view.ts';
import { GiftCard, type StoredGiftCard } from './gift-cards.model.ts';
import { type GiftCardReason, writeMovement } from './move-gift-card-money.ts';

type Body = z.output<typeof IssueGiftCardBody>;
type Deps = {
  by: string;
  now: Date;
  sends: boolean;
  shop: Shop;
  remember?: Remember;
  beforeCommit?: BeforeCommit<IssuedGiftCard>;
};

/**
 * A card with a recipient is mailed on its day, and only that mail has the code; in a shop without mail, and
 * for any other card, the code is returned only this once. Throws `bad-request` for a day in the past, and
 * `conflict` if the shop's currency has changed since the request began.
 */
export async function issueGiftCard(
  { amount, recipient: given }: Body,
  { by, now, sends, shop, remember, beforeCommit }: Deps,
): Promise<IssuedGiftCard> {
  const { sendOn = shopDay(now), ...recipient } = given ?? { email: '' };
  if (sendOn < shopDay(now)) throw inThePast();
  const isMailed = given !== undefined && sends;
  const issue = async (session: ClientSession) => {
    await keepCurrency(session);
    const { currency } = (await readShopSettings(session)).place;
    if (currency !== shop.place.currency) throw otherCurrency();
    const mail = { ...(given && { recipient }), ...(isMailed && { sendOn }) };
    const _id = await createGiftCard({ amount, ...mail }, { by, at: now }, session);
    await remember?.(_id.toString(), session);
    const code = isMailed ? undefined : await addCode(_id, session);
    const card = await GiftCard.findById(_id).session(session).orFail().lean<StoredGiftCard>();
    return { ...toGiftCardView(card, now), code };
  };
  const issued = await inTransaction(issue, { beforeCommit });
  if (isMailed) wakeJob('gift-card-mails');
  return issued;
}

/**
 * Returns a card whose first reply was lost. The code of a card that is not mailed is not stored anywhere, so
 * it gets a new one.
 */
export async function issuedAgain(id: string, now: Date): Promise<IssuedGiftCard> {
  const { _id, sendOn, sentAt } = await findGiftCard(id);
  const code = sendOn || sentAt ? undefined : await addCode(_id);
  return { ...toGiftCardView(await findGiftCard(id), now), code };
}

type NewGiftCard = {
  amount: number;
  recipient?: { email: string; name?: string | undefined; message?: string | undefined };
  /** The shop's day on which it is mailed. */
  sendOn?: string;
};

/**
 * Stores a gift card with its first movement, in a transaction, and returns its id. It has no code yet, and
 * expires as the owner has set.
 */
export async function createGiftCard(
  card: NewGiftCard,
  why: GiftCardReason,
  session: ClientSession,
): Promise<Types.ObjectId> {
  const { amount } = card;
  const { at, by } = why;
  const months = (await readShopSettings(session)).payments.giftCardMonths;
  const expiresAt = months ? endAfter(at, months) : undefined;
  const [created] = await GiftCard.create(
    [{ ...card, balance: amount, ...(expiresAt && { expiresAt }), createdAt: at, by }],
    { session },
  );
  if (!created) throw new Error('No gift card was created.');
  await writeMovement(created._id, { kind: 'issued', amount, ...why }, session);
  return created._id;
}

const otherCurrency = () =>
  conflict(
    'The shop has another currency now. Please load the page again and check the amount.',
    'currency-changed',
  );

const inThePast = () =>
  badField('recipient.sendOn', 'Please choose today or a later day.', 'day-too-early');

/** Mails state a day, so a card is valid until that day ends. */
const endAfter = (at: Date, months: number): Date =>
  startOfDay(addDays(addMonths(shopDay(at), months), 1));
