import type { AskBody } from '@book-store/contract/messages/questions/questions.schemas';
import { readOrderNumber } from '@book-store/contract/settings/shop/order-number';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { findOrderByNumber } from '../../orders/order/find-order.ts';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { digestOfObject } from '../../platform/documents/digest-of.ts';
import { idOfKey } from '../../platform/documents/id-of-key.ts';
import { ignoreDuplicateKey } from '../../platform/documents/mongo.ts';
import { queueMissing } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { toDay } from '../../platform/time/utc-day.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { roomForOwner } from '../mails/list-mails.ts';
import { newQuestionMail } from './question-mails.ts';
import { Question } from './questions.model.ts';

type Given = z.output<typeof AskBody>;

/** Stores a question and tells the owner. A second press or a retry on the same day has the same id. */
export async function askQuestion(
  given: Given,
  { now, sends, shop }: { now: Date; sends: boolean; shop: Shop },
): Promise<void> {
  const { bookId, ...asked } = given;
  const question = {
    ...asked,
    _id: idOfKey(`question ${toDay(now)} ${digestOfObject(given)}`),
    ...(bookId && { bookId: new Types.ObjectId(bookId) }),
    orderId: await findOrderId(given),
    by: guestUid(given.email),
    state: 'open' as const,
    at: now,
    answers: [],
  };
  await ignoreDuplicateKey(Question.create(question));
  const { email: to } = shop.settings.identity;
  if (!to || (await roomForOwner('new-question', now)) === 0) return;
  await queueMissing([newQuestionMail(question, to, letterTextsOf(shop))], { sends, now });
}

/** The order only if its address is the one that asks. */
async function findOrderId({ orderNumber, email }: Given): Promise<Types.ObjectId | undefined> {
  const { digits } = readOrderNumber(orderNumber) ?? {};
  const order = digits ? await findOrderByNumber(Number(digits)) : undefined;
  return order?.email === email ? order._id : undefined;
}
