import type { StoredOrder } from '../../orders/order/orders.model.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import type { LetterTexts } from './english.ts';
import { linkOf } from './order-link.ts';

/** The parts that differ between mails. */
type Own = Pick<NewMail, 'kind' | 'to' | 'subject'> & Omit<Letter, 'language'>;

/** Adds a greeting, and a link to the order as of its last change. */
export const toCustomer = (
  order: StoredOrder,
  { order: texts, language }: LetterTexts,
  { kind, to, subject, paragraphs, ...letter }: Own,
): Omit<NewMail, 'key'> => ({
  kind,
  orderNumber: order.number,
  to,
  limit: order.unverifiedEmail ? 'order' : undefined,
  subject,
  letter: {
    language,
    button: linkOf(order, order.changedAt, texts),
    ...letter,
    paragraphs: [texts.hello(order.name), ...paragraphs],
  },
});
