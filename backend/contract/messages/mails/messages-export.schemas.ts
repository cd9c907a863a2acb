import { z } from 'zod';
import { IsoDate } from '../../parts.schemas.ts';
import { MAIL_KINDS } from '../../platform/mail/mail-kinds.ts';
import { QuestionAnswer, QuestionView } from '../questions/questions.schemas.ts';

/** Mails to a customer, for download. */
export const MessagesExport = z.object({
  newsletter: z
    .object({ email: z.string(), consentedAt: IsoDate, confirmedAt: IsoDate.optional() })
    .optional(),
  questions: z.array(
    QuestionView.omit({ _id: true, orderId: true }).extend({
      answers: z.array(QuestionAnswer.omit({ by: true })),
    }),
  ),
  /** Those of the last 90 days, oldest first. */
  mails: z.array(
    z.object({
      kind: z.enum(MAIL_KINDS),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      createdAt: IsoDate,
      sentAt: IsoDate.optional(),
    }),
  ),
});
export type MessagesExport = z.output<typeof MessagesExport>;
