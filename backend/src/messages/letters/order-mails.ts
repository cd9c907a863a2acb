import { formatMoney } from '@book-store/contract/money';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { copiesIn } from '@book-store/contract/orders/order/orders';
import { OTHER_CARRIER, trackingUrl } from '@book-store/contract/orders/parcels/carriers';
import { withdrawPath } from '@book-store/contract/pages/addresses/order-paths';
import { momentText, shopDay, shopPlace } from '@book-store/contract/place';
import { formatDay } from '@book-store/contract/promised-days';
import { isCash } from '@book-store/contract/settings/payment/payment';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { Language } from '@book-store/contract/storefront';
import { keptUntilOf, orderNumberOf } from '../../orders/order/order-view.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { paymentOf } from '../../orders/order/payment-events.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { enclosedTexts } from './enclosed-texts.ts';
import { english, type LetterTexts } from './english.ts';
import { booksOf, contentsOf } from './order-contents.ts';
import { confirmLinkOf, linkOf } from './order-link.ts';
import {
  GIFT_CARD_STATUSES,
  type NotifiedStatus,
  type OrderFacts,
  type OrderWords,
  PARCEL_STATUSES,
  PICK_UP_STATUSES,
} from './order-words.ts';
import { invoiceLines, moneyAtTheEnd, paidBy } from './payment-mails.ts';
import { toCustomer } from './to-customer.ts';

/** Whether the customer gets a mail about a status. */
export const isNotified = (order: StoredOrder, status: OrderStatus): status is NotifiedStatus => {
  const { address, boughtGiftCard } = order;
  const ofBooks = address ? PARCEL_STATUSES : PICK_UP_STATUSES;
  const told: readonly OrderStatus[] = boughtGiftCard ? GIFT_CARD_STATUSES : ofBooks;
  return told.includes(status);
};

/** The common prefix of the keys of all mails to a customer about an order. */
export const customerMailPrefix = (orderId: string): string => `order:${orderId}:`;

/** The order of a mail to its customer; undefined for any other mail. */
export const orderOfKey = (key: string): string | undefined =>
  /^order:([0-9a-f]{24}):/.exec(key)?.[1];

/** The key of the mail about an entry in an order's history. */
export const customerMailKey = (orderId: string, entry: number): string =>
  `${customerMailPrefix(orderId)}${entry}`;

export function customerMail(
  order: StoredOrder,
  status: NotifiedStatus,
  to: string,
  all: LetterTexts = english,
): Omit<NewMail, 'key'> {
  const { order: texts } = all;
  const ofBooks = order.address ? texts.parcel : texts.pickUp;
  const told: Partial<Record<NotifiedStatus, OrderWords>> = order.boughtGiftCard
    ? texts.boughtGiftCard
    : ofBooks;
  const usual = told[status];
  if (!usual) throw new Error(`Nobody is told of an order that is ${status}.`);
  const words = { ...usual, ...paidWords(order, status, texts.payment) };
  const facts = factsOf(order, all);
  return toCustomer(order, all, {
    kind: `order-${status}`,
    to,
    subject: words.subject(facts.number),
    heading: words.heading(facts),
    paragraphs: [
      words.first(facts),
      ...(status === 'out-for-delivery' ? trackingOf(order, texts) : []),
    ],
    ...(status === 'cancelled' && !order.boughtGiftCard
      ? { books: booksOf(order) }
      : contentsOf(order, all)),
    // The recipient may not be the customer.
    ...(status === 'unconfirmed' && { address: undefined }),
    closing: [
      ...words.closing(facts),
      ...(status === 'placed' ? invoiceLines(order, texts.payment) : []),
    ],
    askUs: words.askUs,
    button:
      status === 'unconfirmed'
        ? confirmLinkOf(order, texts)
        : linkOf(order, order.history.findLast((one) => one.status === status)?.at, texts),
    ...(status !== 'cancelled' && status !== 'unconfirmed' && withdrawalLinks(order, texts)),
    // The receipt, which every customer gets before the books.
    ...(status === 'placed' && order.texts && { enclosed: enclosedTexts(order, texts) }),
  });
}

/** Additional text once an order that waited for payment is paid. */
function paidWords(
  order: StoredOrder,
  status: NotifiedStatus,
  texts: LetterTexts['order']['payment'],
): Partial<OrderWords> {
  const by = order.boughtGiftCard ? undefined : paidBy(order);
  if (by && status === 'placed') return texts.paid[by];
  if (by !== 'transfer' || status !== 'confirmed') return {};
  return { first: ({ number }) => texts.paidAndConfirmed(number) };
}

type ToOrder = (order: StoredOrder, to: string, texts?: LetterTexts) => Omit<NewMail, 'key'>;

/** Notifies of a corrected tracking number. */
export const parcelMail: ToOrder = (order, to, texts = english) => {
  const mail = aboutOrder('order-tracking', order, to, texts);
  const { paragraphs, ...letter } = mail.letter;
  return {
    ...mail,
    letter: { ...letter, paragraphs: [...paragraphs, ...trackingOf(order, texts.order)] },
  };
};

/** Retracts the previous mail. */
export const undoneMail: ToOrder = (order, to, texts = english) =>
  aboutOrder('order-undone', order, to, texts);

/** Notifies of changed books, quantities or prices. */
export const changedMail: ToOrder = (order, to, texts = english) => {
  const mail = aboutOrder('order-changed', order, to, texts);
  return { ...mail, letter: { ...mail.letter, ...contentsOf(order, texts) } };
};

const WORDS = {
  'order-undone': 'undone',
  'order-changed': 'changed',
  'order-tracking': 'corrected',
} as const;

function aboutOrder(
  kind: keyof typeof WORDS,
  order: StoredOrder,
  to: string,
  texts: LetterTexts,
): Omit<NewMail, 'key'> {
  const words = texts.order[WORDS[kind]];
  const facts = factsOf(order, texts);
  return toCustomer(order, texts, {
    kind,
    to,
    subject: words.subject(facts.number),
    heading: words.heading(facts),
    paragraphs: [words.first(facts)],
    closing: words.closing(facts),
    askUs: words.askUs,
  });
}

function factsOf(order: StoredOrder, texts: LetterTexts): OrderFacts {
  const until = keptUntilOf(order);
  const { method, due, giftCard } = paymentOf(order);
  return {
    number: orderNumberOf(order),
    copies: copiesIn(order.lines),
    total: formatMoney(isCash(method) ? due : order.totalCents),
    inCash: isCash(method) && (due > 0 || !giftCard),
    money: moneyAtTheEnd(order, texts.order.payment),
    giftCard: giftCardFacts(order, texts.language),
    until: until && formatDay(until, texts.language),
    confirmBy: order.hold?.until ? momentText(texts.language, order.hold.until) : undefined,
  };
}

/** If the payment is late, the card is sent as soon as it arrives. */
function giftCardFacts(
  { boughtGiftCard, history }: StoredOrder,
  language: Language,
): OrderFacts['giftCard'] {
  if (!boughtGiftCard) return undefined;
  const { recipient, sendOn } = boughtGiftCard;
  const paid = shopDay(history.at(-1)?.at ?? new Date(0));
  return { name: recipient?.name, day: formatDay(sendOn > paid ? sendOn : paid, language) };
}

function trackingOf({ tracking }: StoredOrder, texts: LetterTexts['order']): string[] {
  if (!tracking) return [];
  const { carrier, number } = tracking;
  const url = trackingUrl(tracking);
  return [
    carrier === OTHER_CARRIER ? texts.carried(number) : texts.carriedBy(carrier, number),
    ...(url ? [texts.follow(url)] : []),
  ];
}

/** EU law requires a withdrawal function that is easy to find. */
function withdrawalLinks(order: StoredOrder, texts: LetterTexts['order']): Pick<Letter, 'links'> {
  if (!hasWithdrawals(shopPlace().country)) return {};
  return { links: [{ text: texts.withdraw, path: withdrawPath(orderNumberOf(order)) }] };
}
