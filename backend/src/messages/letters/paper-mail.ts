import { shopDay } from '@book-store/contract/place';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { missingLetters, toPaperFile } from '../../orders/papers/file/to-paper-file.ts';
import { findPaper } from '../../orders/papers/find-paper.ts';
import { titleOf } from '../../orders/papers/paper-title.ts';
import type { StoredPaper } from '../../orders/papers/papers.model.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import { findMissing, type NewMail, queueMail } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { letterTextsOf } from './letter-texts.ts';

type Options = { shop: Shop; sends: boolean; now: Date };

/**
 * Mails a paper as a PDF to the customer of its order, once a day; `isNew` is false if it was mailed that day before.
 * Returns the letters that a file cannot have: then nothing is mailed.
 */
export async function mailPaper(
  paper: StoredPaper,
  order: StoredOrder,
  { shop, sends, now }: Options,
): Promise<{ missing: string[]; isNew: boolean }> {
  if (!order.email) throw conflict('This order has no email address.', 'no-email-of-order');
  const missing = missingLetters(paper);
  if (missing.length > 0) return { missing, isNew: false };
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
  const isNew = (await findMissing([mail])).length > 0;
  if (isNew) await queueMail(mail, { sends, now });
  return { missing, isNew };
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
