import { shopDay, startOfDay } from '@book-store/contract/place';
import type { IssuedGiftCard, IssueGiftCardBody } from '@book-store/contract/schemas/gift-cards';
import type { z } from 'zod';
import { wakeJob } from '../../jobs/start-jobs.ts';
import { AppError } from '../../shared/errors.ts';
import { inTransaction } from '../../shared/in-transaction.ts';
import { addDays, addMonths } from '../../shared/utc-day.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { addCode } from './gift-card-codes.ts';
import { toGiftCardView } from './gift-card-view.ts';
import { GiftCard, type StoredGiftCard } from './gift-cards.model.ts';
import { writeMovement } from './move-gift-card-money.ts';

type Body = z.output<typeof IssueGiftCardBody>;
type Deps = { by: string; now: Date; sends: boolean };

/**
 * Issues a gift card. One with a recipient goes out by mail on its day, and only that mail has its code; in a shop
 * that sends no mails, and for any other card, the code is returned this one time. Throws `bad-request` for a day in
 * the past.
 */
export async function issueGiftCard(
  { amount, recipient: given }: Body,
  { by, now, sends }: Deps,
): Promise<IssuedGiftCard> {
  const { sendOn = shopDay(now), ...recipient } = given ?? {};
  if (sendOn < shopDay(now)) throw inThePast();
  const { payments } = await readShopSettings();
  const isMailed = given !== undefined && sends;
  const issued = await inTransaction(async (session) => {
    const [created] = await GiftCard.create(
      [
        {
          amount,
          balance: amount,
          ...(given && { recipient }),
          ...(isMailed && { sendOn }),
          ...(payments?.giftCardMonths && { expiresAt: endAfter(now, payments.giftCardMonths) }),
          createdAt: now,
          by,
        },
      ],
      { session },
    );
    if (!created) throw new Error('No gift card was created.');
    await writeMovement(created._id, { kind: 'issued', amount, at: now, by }, session);
    const code = isMailed ? undefined : await addCode(created._id, session);
    const card = await GiftCard.findById(created._id)
      .session(session)
      .orFail()
      .lean<StoredGiftCard>();
    return { ...toGiftCardView(card, now), code };
  });
  if (isMailed) wakeJob('gift-card-mails');
  return issued;
}

function inThePast(): AppError {
  const message = 'Please choose today or a later day.';
  return new AppError('bad-request', {
    detail: message,
    fields: [{ path: 'recipient.sendOn', message }],
  });
}

/** The mail promises a day, so a card holds to its end. */
const endAfter = (at: Date, months: number): Date =>
  startOfDay(addDays(addMonths(shopDay(at), months), 1));
