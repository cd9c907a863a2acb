import { formatMoney } from '@book-store/contract/money';
import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { dayText, shopDay } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';
import { addCode } from '../../orders/gift-cards/gift-card-codes.ts';
import type { DueGiftCard } from '../../orders/gift-cards/mail-gift-cards.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from './english.ts';
import { withoutLinks } from './plain-words.ts';

/** Stands for the code in the stored mail: it is made when the mail goes out, and then known to its reader alone. */
const NO_CODE = maskedGiftCard('••••');

/** Returns the mail that brings somebody a gift card. */
export function giftCardMail(
  { _id, amount, expiresAt, recipient, by }: DueGiftCard,
  { giftCard: texts, language }: LetterTexts = english,
): NewMail {
  const { email, name, message } = recipient;
  // What a customer has written; the shop's own words are its own.
  const said = (text: string) => (by ? text : withoutLinks(text));
  const until = expiresAt && lastDayOf(expiresAt, language);
  return {
    key: `gift-card:${_id}`,
    kind: 'gift-card',
    to: email,
    subject: texts.subject,
    giftCard: _id,
    letter: {
      language,
      heading: texts.heading(formatMoney(amount)),
      paragraphs: [
        texts.hello(said(name ?? '') || undefined),
        ...(message ? [texts.message(said(message))] : []),
        texts.code,
        NO_CODE,
      ],
      closing: [texts.use, ...(until ? [texts.until(until)] : [])],
      button: { text: texts.button, path: '/' },
    },
  };
}

/** The moment at which a card ends is that at which the next day begins. */
const lastDayOf = (end: Date, language: Language): string =>
  dayText(language, shopDay(new Date(end.getTime() - 1)));

/** Returns the letter with a new code. Nobody knows whether an earlier one has arrived, so all of them work. */
export const completeGiftCardMail = async ({ letter, giftCard }: StoredMail): Promise<Letter> =>
  giftCard ? withCode(letter, await addCode(giftCard)) : letter;

/** Returns the letter with a code where it stands for one. */
const withCode = (letter: Letter, code: string): Letter => ({
  ...letter,
  paragraphs: letter.paragraphs.map((text) => (text === NO_CODE ? code : text)),
});
