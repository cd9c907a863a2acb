import type { MailKind } from '@book-store/contract/mail-kinds';
import { formatMoney } from '@book-store/contract/money';
import type { OrderStatus } from '@book-store/contract/order-status';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import { orderNumberOf } from '../../orders/order-view.ts';
import type { StoredOrder } from '../../orders/orders.model.ts';
import type { NewMail } from '../queue-mail.ts';
import type { Letter } from './letter.ts';
import { toLetterBook } from './letter-books.ts';

/** A status that the customer is told of. */
export type ToldStatus = 'placed' | 'confirmed' | 'out-for-delivery' | 'cancelled';

type Words = {
  subject: string;
  heading: string;
  first: string;
  closing: (order: StoredOrder) => string[];
};

/** What the customer is told; `%` stands for the order's number. */
const WORDS: Record<ToldStatus, Words> = {
  placed: {
    subject: 'Your order %',
    heading: 'Thank you for your order',
    first: 'We have your order %. These are the books:',
    closing: ({ totalCents }) => [
      `What happens next: we confirm the order and pack your books. You pay ${formatMoney(totalCents)} in cash when the parcel arrives.`,
      'You can follow the order on our pages, and cancel it until it is packed. The number is all you need when you talk to us.',
    ],
  },
  confirmed: {
    subject: 'Your order % is confirmed',
    heading: 'Your order is confirmed',
    first: 'We have confirmed your order % and are packing your books.',
    closing: ({ totalCents }) => [
      `What happens next: we tell you when the parcel leaves. Please have ${formatMoney(totalCents)} in cash ready when it arrives.`,
    ],
  },
  'out-for-delivery': {
    subject: 'Your order % is on its way',
    heading: 'Your parcel is on its way',
    first: 'The parcel with your order % has left our shop.',
    closing: ({ totalCents }) => [
      `What happens next: the parcel arrives at your door, and you pay ${formatMoney(totalCents)} in cash.`,
    ],
  },
  cancelled: {
    subject: 'Your order % is cancelled',
    heading: 'Your order is cancelled',
    first: 'Your order % has been cancelled. There is nothing to pay.',
    closing: () => ['If you did not expect this, please talk to us; the number is all you need.'],
  },
};

/** Returns whether the customer gets a mail about a status. */
export const isNotified = (status: OrderStatus): status is ToldStatus => status in WORDS;

/** Returns the keys of the mails that a customer may get about an order. */
export const customerMailKeys = (orderId: string): string[] =>
  Object.keys(WORDS).map((status) => keyOf(`order-${status as ToldStatus}`, orderId));

const keyOf = (kind: MailKind, orderId: string) => `${kind}:${orderId}`;

/** Returns the mail that tells the customer of a status. Its key is the same each time. */
export function customerMail(order: StoredOrder, status: ToldStatus, to: string): NewMail {
  const words = WORDS[status];
  const named = (text: string) => text.replace('%', () => orderNumberOf(order));
  return {
    ...mailAbout(order, `order-${status}`),
    to,
    unverified: order.unverifiedEmail ?? false,
    subject: named(words.subject),
    letter: {
      heading: words.heading,
      paragraphs: [`Hello ${order.name},`, named(words.first)],
      ...(status === 'cancelled' ? { books: booksOf(order) } : content(order, 'Delivery to')),
      closing: words.closing(order),
      button: { text: 'See your orders', path: PAGES.orders.pattern },
    },
  };
}

/** Returns the mail that tells the owner of a new order. */
export function ownerMail(order: StoredOrder, to: string): NewMail {
  const { length } = order.lines;
  const books = length === 1 ? '1 book' : `${length} books`;
  return {
    ...mailAbout(order, 'new-order'),
    to,
    subject: `New order ${orderNumberOf(order)}: ${books}, ${formatMoney(order.totalCents)}`,
    letter: {
      heading: `New order ${orderNumberOf(order)}`,
      paragraphs: [`${order.name} has ordered ${books}.`],
      button: {
        text: 'Open the order',
        path: pathWithId(PAGES.adminOrder.pattern, String(order._id)),
      },
      ...content(order, 'Deliver to', order.phone),
    },
  };
}

/** Returns the mail that tells the owner of several new orders, the first of them in front. */
export function ordersMail(orders: readonly StoredOrder[], to: string): NewMail {
  const [first] = orders;
  const { length } = orders;
  const sum = orders.reduce((cents, { totalCents }) => cents + totalCents, 0);
  return {
    key: `new-orders:${first?._id}`,
    kind: 'new-order',
    to,
    subject: `${length} more new orders, ${formatMoney(sum)}`,
    letter: {
      heading: `${length} more new orders`,
      paragraphs: [
        'So many orders are coming in that this mail tells you of several at once. You find them all under Orders.',
        orders.map(orderNumberOf).join(', '),
      ],
      button: { text: 'Open the orders', path: PAGES.adminOrders.pattern },
    },
  };
}

const mailAbout = (order: StoredOrder, kind: MailKind) => ({
  key: keyOf(kind, order._id.toString()),
  kind,
  orderNumber: order.number ?? undefined,
});

const booksOf = ({ lines }: StoredOrder) =>
  lines.map((line) => toLetterBook(line, line.bookId.toString(), formatMoney(line.priceCents)));

function content(
  order: StoredOrder,
  heading: string,
  phone?: string,
): Pick<Letter, 'books' | 'sums' | 'address'> {
  const { address, deliveryCents, totalCents } = order;
  const total = { label: 'Total, in cash', amount: formatMoney(totalCents) };
  if (!address) return { books: booksOf(order), sums: [total] };
  const { street, city, state, zipcode, country } = address;
  return {
    books: booksOf(order),
    sums: [
      { label: 'Delivery', amount: deliveryCents ? formatMoney(deliveryCents) : 'free' },
      { ...total, label: 'Total, in cash at the door' },
    ],
    address: {
      heading,
      lines: [
        order.name,
        street ?? '',
        `${city}, ${state} ${zipcode}`,
        country,
        phone ?? '',
      ].filter(Boolean),
    },
  };
}
