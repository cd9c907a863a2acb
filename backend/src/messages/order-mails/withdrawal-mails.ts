import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { dateFormat, shopPlace } from '@book-store/contract/place';
import { formatOrderNumber } from '@book-store/contract/settings/shop/order-number';
import type { Language } from '@book-store/contract/storefront';
import type { Received } from '../../orders/withdrawals/receive-withdrawal.ts';
import type { StoredWithdrawal } from '../../orders/withdrawals/withdrawals.model.ts';
import { type NewMail, queueMail, queueMissing } from '../../platform/mail/queue-mail.ts';
import type { LetterTexts } from '../letters/english.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { roomForOwner } from '../mails/list-mails.ts';

/** Mails the receipt of a withdrawal and notifies the owner, once. */
export async function queueWithdrawalMails(
  withdrawal: StoredWithdrawal,
  { isConfirmed, sends, shop, now }: Received,
): Promise<void> {
  const texts = letterTextsOf(shop);
  const receipt = receiptMail(withdrawal, texts, { isConfirmed });
  await queueMissing([receipt], { sends, now });
  const { email: ownerEmail } = shop.settings.identity;
  if (ownerEmail) await notifyOwner(withdrawal, { to: ownerEmail, texts }, { sends, now });
}

const timeOf = ({ at }: StoredWithdrawal, language: Language) =>
  dateFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shopPlace().timeZone ?? 'UTC',
  }).format(at);

/**
 * Repeats user text only to the order's address, if its customer has confirmed that: anybody can enter any
 * other address, or order with it, and would have the shop send arbitrary text there.
 */
function receiptMail(
  withdrawal: StoredWithdrawal,
  { withdrawal: texts, language }: LetterTexts,
  { isConfirmed }: { isConfirmed: boolean },
): NewMail {
  const { _id, number, name, email, books } = withdrawal;
  const order = formatOrderNumber(number);
  return {
    key: `withdrawal-received:${_id}`,
    kind: 'withdrawal-received',
    to: email,
    subject: texts.subject(order),
    orderNumber: number,
    limit: isConfirmed ? 'receipt' : 'other',
    letter: {
      language,
      heading: texts.heading,
      paragraphs: [
        texts.first(order, timeOf(withdrawal, language)),
        ...(isConfirmed ? [texts.name(name)] : []),
        isConfirmed || !books ? texts.books(books) : texts.someBooks,
      ],
      closing: [texts.closing],
      askUs: texts.askUs,
    },
  };
}

/** Stops mailing the owner when there are too many to read; the dashboard lists all of them. */
async function notifyOwner(
  withdrawal: StoredWithdrawal,
  { to, texts }: { to: string; texts: LetterTexts },
  options: { sends: boolean; now: Date },
): Promise<void> {
  if ((await roomForOwner('new-withdrawal', options.now)) === 0) return;
  const { _id, number } = withdrawal;
  const { subject, heading, first, button } = texts.owner.newWithdrawal;
  const { language } = texts;
  const order = formatOrderNumber(number);
  await queueMail(
    {
      key: `new-withdrawal:${_id}`,
      kind: 'new-withdrawal',
      to,
      subject: subject(order),
      orderNumber: number,
      letter: {
        language,
        heading: heading(order),
        paragraphs: [first(order, timeOf(withdrawal, language))],
        button: { text: button, path: PAGES.withdrawals.pattern },
      },
    },
    options,
  );
}
