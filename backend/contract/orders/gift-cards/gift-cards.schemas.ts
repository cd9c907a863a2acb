import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import {
  Email,
  givenMoney,
  Id,
  IsoDate,
  Line,
  Lines,
  Money,
  Name,
  PriceAboveZero,
  pageOf,
} from '../../parts.schemas.ts';
import { EMAIL_MAX, NAME_MAX } from '../../text-limits.ts';
import {
  GIFT_CARD_MESSAGE_MAX,
  GIFT_CARD_MOVEMENTS,
  GIFT_CARD_REASON_MAX,
  GIFT_CARD_STATES,
} from './gift-cards.ts';

/** A code as typed; only the shop knows whether it exists. */
export const GiftCardCode = z
  .string()
  .trim()
  .min(1, 'Please enter the code of the gift card.')
  .max(40, 'A code has 16 letters and digits.');

export const CheckGiftCardBody = z.strictObject({ code: GiftCardCode });
export type CheckGiftCardBody = z.input<typeof CheckGiftCardBody>;

/** The gift card that an order buys. */
export const BoughtGiftCard = z.object({
  amount: Money,
  /** Absent once the shop has erased it. */
  recipient: z
    .object({ name: z.string(), email: z.string(), message: z.string().optional() })
    .optional(),
  /**
   * The day in the shop's time zone on which the mail with its code is sent, such as '2026-12-24'; the day of
   * payment if that is later.
   */
  sendOn: z.string(),
});
export type BoughtGiftCard = z.output<typeof BoughtGiftCard>;

/** Shown to anyone with the code. */
export const CheckedGiftCard = z.object({
  lastFour: z.string(),
  balance: Money,
  expiresAt: IsoDate.optional(),
});
export type CheckedGiftCard = z.output<typeof CheckedGiftCard>;

/** Extra member of the 409 problem `gift-card-refused`: the balance, if known. */
export const GiftCardRefused = z.object({ balance: Money.optional() });
export type GiftCardRefused = z.output<typeof GiftCardRefused>;

export const GiftCardView = z.object({
  _id: Id,
  /** Of its newest code; absent until a mail with one was sent. */
  lastFour: z.string().optional(),
  /** The initial amount. */
  amount: Money,
  balance: Money,
  state: z.enum(GIFT_CARD_STATES),
  /** Absent for a card handed over in person, and once the shop has erased it. */
  recipient: z
    .object({ email: z.string(), name: z.string().optional(), message: z.string().optional() })
    .optional(),
  /** The day on which the mail with its code will be sent, such as '2026-12-24'; absent afterwards. */
  sendOn: z.string().optional(),
  sentAt: IsoDate.optional(),
  expiresAt: IsoDate.optional(),
  createdAt: IsoDate,
  /** Username of the admin who issued it; absent if a customer bought it. */
  by: z.string().optional(),
});
export type GiftCardView = z.output<typeof GiftCardView>;

/** The code is returned only this once, and only if it is not mailed to the recipient. */
export const IssuedGiftCard = GiftCardView.extend({ code: z.string().optional() });
export type IssuedGiftCard = z.output<typeof IssuedGiftCard>;

const GiftCardMovement = z.object({
  kind: z.enum(GIFT_CARD_MOVEMENTS),
  at: IsoDate,
  /** The change of the balance, negative if money was taken; absent if none. */
  amount: Money.optional(),
  order: z.object({ _id: Id, number: z.string() }).optional(),
  by: z.string().optional(),
  reason: z.string().optional(),
});

/** Movements are oldest first. */
export const OpenedGiftCard = GiftCardView.extend({ movements: z.array(GiftCardMovement) });
export type OpenedGiftCard = z.output<typeof OpenedGiftCard>;

/** Query parameters of the list of gift cards. `X-Total-Count` and `Link` describe the other pages. */
export const ListGiftCardsQuery = z.strictObject({
  /** The last four characters of a code, or the recipient's address. */
  q: z.string().trim().max(EMAIL_MAX).optional(),
  ...pageOf(20),
});
export type ListGiftCardsQuery = z.input<typeof ListGiftCardsQuery>;

const Day = z.iso.date('Please choose a day.');

/** Issues a gift card: to be handed over, or sent by mail. */
export const IssueGiftCardBody = z.strictObject({
  amount: PriceAboveZero,
  recipient: z
    .strictObject({
      email: Email,
      name: Name.max(NAME_MAX).optional(),
      message: Lines.max(
        GIFT_CARD_MESSAGE_MAX,
        `At most ${GIFT_CARD_MESSAGE_MAX} characters.`,
      ).optional(),
      /** In the shop's time zone; by default today. */
      sendOn: Day.optional(),
    })
    .optional(),
});
export type IssueGiftCardBody = z.input<typeof IssueGiftCardBody>;

const Reason = Line.min(1, 'Please enter a reason.').max(
  GIFT_CARD_REASON_MAX,
  `At most ${GIFT_CARD_REASON_MAX} characters.`,
);

/** A blocked card cannot pay. */
export const BlockGiftCardBody = z.strictObject({ blocked: z.boolean(), reason: Reason });
export type BlockGiftCardBody = z.input<typeof BlockGiftCardBody>;

/** The amount is negative to reduce the balance. */
export const CorrectGiftCardBody = z.strictObject({
  amount: givenMoney(z.number(), 'An amount').refine(
    (amount) => amount !== 0,
    refused('no-change', 'Please enter another balance.'),
  ),
  reason: Reason,
});
export type CorrectGiftCardBody = z.input<typeof CorrectGiftCardBody>;
