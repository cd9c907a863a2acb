import { z } from 'zod';
import { Email, Lines, MailedName, Price, withoutPages } from '../../parts.schemas.ts';
import { PREPAID_METHODS } from '../../settings/payment/payment.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { GIFT_CARD_MESSAGE_MAX } from './gift-cards.ts';

/** Buys a gift card, which a mail brings to its recipient once it is paid. */
export const BuyGiftCardBody = z.strictObject({
  name: MailedName.min(1, 'Please enter your name.').max(NAME_MAX),
  email: Email,
  amount: Price,
  recipient: z.strictObject({
    name: MailedName.min(1, "Please enter the recipient's name.").max(NAME_MAX),
    email: Email,
    message: withoutPages(Lines)
      .max(GIFT_CARD_MESSAGE_MAX, `At most ${GIFT_CARD_MESSAGE_MAX} characters.`)
      .optional(),
  }),
  /** The day in the shop's time zone; by default today. */
  sendOn: z.iso.date('Please choose a day.').optional(),
  /** One of the shop's ways to pay in advance. */
  payment: z.enum(PREPAID_METHODS, 'Please choose how you pay.'),
});
export type BuyGiftCardBody = z.input<typeof BuyGiftCardBody>;
