import { formatMoney } from '@book-store/contract/money';
import { lastDayOf, maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { giftCardPath } from '@book-store/contract/pages/addresses/order-paths';
import { dayText } from '@book-store/contract/place';
import { addCode } from '../../orders/gift-cards/gift-card-codes.ts';
import type { DueGiftCard } from '../../orders/gift-cards/mail-gift-cards.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from './english.ts';
import { withoutLinks } from './plain-words.ts';

/** A placeholder in the stored mail: the code is created when the mail is sent, and only its reader knows it. */
const NO_CODE = maskedGiftCard('••••');

export function giftCardMail(
  { _id, amount, expiresAt, recipient, by }: DueGiftCard,
  { giftCard: texts, language }: LetterTexts = english,
): NewMail {
  const { email, name, message } = recipient;
  // Neutralises links in a customer's text, but not in the shop's own.
  const said = (text: string) => (by ? text : withoutLinks(text));
  const until = expiresAt && dayText(language, lastDayOf(expiresAt));
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
      links: [{ text: texts.print, path: giftCardPath(NO_CODE) }],
    },
  };
}

/** Inserts a new code. An earlier one may have arrived, so all of them stay valid. */
export const completeGiftCardMail = async ({ letter, giftCard }: StoredMail): Promise<Letter> =>
  giftCard ? withCode(letter, await addCode(giftCard)) : letter;

/** Replaces the placeholder by the code. */
const withCode = (letter: Letter, code: string): Letter => ({
  ...letter,
  paragraphs: letter.paragraphs.map((text) => (text === NO_CODE ? code : text)),
  links: letter.links?.map(({ text, path }) => ({ text, path: path.replace(NO_CODE, code) })),
});
