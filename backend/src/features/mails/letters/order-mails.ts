import { OTHER_CARRIER, trackingUrl } from '@book-store/contract/carriers';
import type { MailKind } from '@book-store/contract/mail-kinds';
import { formatMoney } from '@book-store/contract/money';
import type { OrderStatus } from '@book-store/contract/order-status';
import { copiesIn } from '@book-store/contract/orders';
import { PAGES } from '@book-store/contract/pages';
import { formatDay } from '@book-store/contract/promised-days';
import { keptUntilOf, orderNumberOf } from '../../orders/order-view.ts';
import type { StoredOrder } from '../../orders/orders.model.ts';
import type { NewMail } from '../queue-mail.ts';
import { english, type LetterTexts } from './english.ts';
import { booksOf, contentsOf } from './order-contents.ts';
import {
  type OrderFacts,
  type OrderWords,
  PARCEL_STATUSES,
  PICK_UP_STATUSES,
  type ToldStatus,
} from './order-words.ts';

/** Returns whether the customer gets a mail about a status of an order. */
export const isNotified = ({ address }: StoredOrder, status: OrderStatus): status is ToldStatus => {
  const told: readonly OrderStatus[] = address ? PARCEL_STATUSES : PICK_UP_STATUSES;
  return told.includes(status);
};

/** Returns the keys of the mails that a customer may get about an order. */
export const customerMailKeys = (orderId: string): string[] =>
  [...new Set([...PARCEL_STATUSES, ...PICK_UP_STATUSES])].map((status) =>
    keyOf(`order-${status}`, orderId),
  );

const keyOf = (kind: MailKind, orderId: string) => `${kind}:${orderId}`;

/** Returns how the keys of the mails about an order's parcel begin that has been corrected. */
export const parcelMailKeys = (orderId: string): string => `${keyOf('order-tracking', orderId)}:`;

/** Returns the mail that tells the customer where to follow a parcel, after a correction. */
export function parcelMail(
  order: StoredOrder,
  correction: number,
  to: string,
  { order: texts, language }: LetterTexts = english,
): NewMail {
  const number = orderNumberOf(order);
  const { subject, heading, first } = texts.corrected;
  return {
    ...mailAbout(order, 'order-tracking'),
    key: `${parcelMailKeys(order._id.toString())}${correction}`,
    to,
    unverified: order.unverifiedEmail ?? false,
    subject: subject(number),
    letter: {
      language,
      heading,
      paragraphs: [texts.hello(order.name), first(number), ...trackingOf(order, texts)],
      button: { text: texts.button, path: PAGES.orders.pattern },
    },
  };
}

/** Returns the mail that tells the customer of a status. Its key is the same each time. */
export function customerMail(
  order: StoredOrder,
  status: ToldStatus,
  to: string,
  { order: texts, language }: LetterTexts = english,
): NewMail {
  const told: Partial<Record<ToldStatus, OrderWords>> = order.address ? texts.parcel : texts.pickUp;
  const words = told[status];
  if (!words) throw new Error(`Nobody is told of an order that is ${status}.`);
  const facts = factsOf(order);
  return {
    ...mailAbout(order, `order-${status}`),
    to,
    unverified: order.unverifiedEmail ?? false,
    subject: words.subject(facts.number),
    letter: {
      language,
      heading: words.heading(facts),
      paragraphs: [
        texts.hello(order.name),
        words.first(facts),
        ...(status === 'out-for-delivery' ? trackingOf(order, texts) : []),
      ],
      ...(status === 'cancelled' ? { books: booksOf(order) } : contentsOf(order, texts)),
      closing: words.closing(facts),
      button: { text: texts.button, path: PAGES.orders.pattern },
    },
  };
}

/** Returns the part of a mail that says which order it is about. */
export const mailAbout = (order: StoredOrder, kind: MailKind) => ({
  key: keyOf(kind, order._id.toString()),
  kind,
  orderNumber: order.number ?? undefined,
});

function factsOf(order: StoredOrder): OrderFacts {
  const until = keptUntilOf(order);
  return {
    number: orderNumberOf(order),
    copies: copiesIn(order.lines),
    total: formatMoney(order.totalCents),
    until: until && formatDay(until),
  };
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
