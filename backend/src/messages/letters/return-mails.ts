import { formatMoney } from '@book-store/contract/money';
import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import type { ReturnState } from '@book-store/contract/orders/returns/returns';
import { orderNumberOf } from '../../orders/order/order-view.ts';
import type { StoredOrder, StoredReturn } from '../../orders/order/orders.model.ts';
import type { LetterBook } from '../../platform/mail/letter.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from './english.ts';
import { toLetterBook } from './letter-books.ts';
import { openOrder } from './owner-order-mails.ts';
import { toCustomer } from './to-customer.ts';

const NOTIFIED = {
  asked: { words: 'asked', kind: 'return-asked' },
  'on-its-way': { words: 'agreed', kind: 'return-agreed' },
  received: { words: 'received', kind: 'return-received' },
  refused: { words: 'refused', kind: 'return-refused' },
  refunded: { words: 'refunded', kind: 'return-refunded' },
} as const;
type NotifiedState = keyof typeof NOTIFIED;

const isNotified = (state: ReturnState): state is NotifiedState => state in NOTIFIED;

/**
 * Whether the customer gets a mail about a return's last change. Refunds have a mail of their own, so only a
 * reduction of an open amount, or a payment outside the shop, needs another.
 */
export function isReturnNotified(
  { payment }: StoredOrder,
  { events, refund }: StoredReturn,
): boolean {
  const last = events.at(-1);
  if (!last || last.silent || !isNotified(last.state)) return false;
  // A customer who brought the books in person knows that they have arrived.
  if (last.state === 'received' && events.some(({ silent }) => silent)) return false;
  return last.state !== 'refunded' || !payment || (refund?.lowered ?? 0) > 0;
}

/** Undefined for a state without a mail. */
export function returnMail(
  order: StoredOrder,
  { one, state, to }: { one: StoredReturn; state: ReturnState; to: string },
  texts: LetterTexts = english,
): Omit<NewMail, 'key'> | undefined {
  if (!isNotified(state)) return undefined;
  const { kind, words: name } = NOTIFIED[state];
  const words = texts.order.returned[name];
  const number = orderNumberOf(order);
  const { refund, refusal, instructions } = one;
  const amount = formatMoney(order.payment ? (refund?.lowered ?? 0) : (refund?.amount ?? 0));
  const first = words.first({ number, amount, refusal: refusal ?? '' });
  const sentTo = state === 'on-its-way' ? (instructions ?? '').split('\n') : [];
  return toCustomer(order, texts, {
    kind,
    to,
    subject: words.subject(number),
    heading: words.heading,
    paragraphs: [first, ...sentTo.filter(Boolean)],
    books: returnedBooks(order, one),
    ...('closing' in words ? { closing: [words.closing] } : { askUs: words.askUs }),
  });
}

/** Tells the owner about a requested return. */
export function newReturnMail(
  order: StoredOrder,
  { one, to }: { one: StoredReturn; to: string },
  texts: LetterTexts,
): NewMail {
  const { subject, heading, first } = texts.owner.newReturn;
  const number = orderNumberOf(order);
  return {
    key: `new-return:${one._id}`,
    kind: 'new-return',
    orderNumber: order.number,
    to,
    subject: subject(number),
    letter: {
      language: texts.language,
      heading: heading(number),
      paragraphs: [first(order.name)],
      books: returnedBooks(order, one),
      button: openOrder(order, texts),
    },
  };
}

const returnedBooks = ({ lines }: StoredOrder, one: StoredReturn): LetterBook[] =>
  one.lines.flatMap(({ bookId, quantity }) => {
    const line = lines.find((each) => each.bookId.equals(bookId));
    if (!line) return [];
    const title = titleOfCopies({ title: line.title, quantity });
    return { ...toLetterBook(line, bookId.toString()), title };
  });
