import { shopDay } from '@book-store/contract/place';
import type { ClientSession } from 'mongoose';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { missingLetters, toPaperFile } from '../../orders/papers/file/to-paper-file.ts';
import { findPaper } from '../../orders/papers/find-paper.ts';
import { titleOf } from '../../orders/papers/paper-title.ts';
import type { StoredPaper } from '../../orders/papers/papers.model.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import { findMissing, type NewMail, queueMail } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { letterTextsOf } from './letter-texts.ts';

type Options = {
  shop: Shop;
  sends: boolean;
  now: Date;
  beforeCommit?: BeforeCommit<StoredOrder | undefined>;
};

/**
 * Mails a paper as a PDF to the customer of its order, once a day. Returns the letters that a file cannot have: then
 * nothing is mailed. What is recorded of it is the order, or nothing if it was mailed that day before.
 */
export async function mailPaper(
  paper: StoredPaper,
  order: StoredOrder,
  { shop, sends, now, beforeCommit }: Options,
): Promise<string[]> {
  if (!order.email) throw conflict('This order has no email address.', 'no-email-of-order');
  const missing = missingLetters(paper);
  if (missing.length > 0) return missing;
  const { paper: texts, order: words, language } = letterTextsOf(shop);
  const title = titleOf(paper);
  const mail: NewMail = {
    key: `paper:${paper._id}:${shopDay(now)}`,
    kind: 'paper',
    to: order.email,
    subject: texts.subject(title, paper.orderNumber),
    orderNumber: order.number,
    paper: paper._id,
    limit: order.unverifiedEmail ? 'order' : undefined,
    letter: {
      language,
      heading: texts.heading(title),
      paragraphs: [words.hello(order.name), texts.first(paper.orderNumber)],
    },
  };
  const queue = async (session: ClientSession) => {
    const isNew = (await findMissing([mail])).length > 0;
    if (isNew) await queueMail(mail, { sends, now, session });
    return isNew ? order : undefined;
  };
  await inTransaction(queue, { beforeCommit });
  return [];
}

/** Makes the file. */
export async function completeWithPaper({ letter, paper }: StoredMail): Promise<Letter> {
  if (!paper) return letter;
  const { name, pdf } = await toPaperFile(await findPaper(paper.toString()), currentShop());
  if (!pdf) return letter;
  return {
    ...letter,
    files: [{ name, content: Buffer.from(pdf, 'base64'), type: 'application/pdf' }],
  };
}
