import { z } from 'zod';
import { Email, Lines, MailedName, Price, withoutPages } from '../../parts.schemas.ts';
import { PREPAID_METHODS } from '../../settings/payment/payment.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { GIFT_CARD_MESSAGE_MAX } from './gift-cards.ts';

/** The card is mailed to its recipient once paid. */
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
  /** In the shop's time zone; by default today. */
  sendOn: z.iso.date('Please choose a day.').optional(),
  /** One of the shop's prepayment methods. */
  payment: z.enum(PREPAID_METHODS, 'Please choose how you pay.'),
});
export type BuyGiftCardBody = z.input<typeof BuyGiftCardBody>;
