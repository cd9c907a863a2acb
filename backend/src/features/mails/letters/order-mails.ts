import { cityLine } from '@book-store/contract/address';
import { OTHER_CARRIER, trackingUrl } from '@book-store/contract/carriers';
import type { MailKind } from '@book-store/contract/mail-kinds';
import { formatMoney } from '@book-store/contract/money';
import type { OrderStatus } from '@book-store/contract/order-status';
import { copiesIn, titleOfCopies } from '@book-store/contract/orders';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import { formatDay, formatDays } from '@book-store/contract/promised-days';
import { percentText } from '@book-store/contract/tax';
import { lineCents } from '../../orders/order-pricing.ts';
import { keptUntilOf, orderNumberOf } from '../../orders/order-view.ts';
import type { StoredOrder } from '../../orders/orders.model.ts';
import type { NewMail } from '../queue-mail.ts';
import type { Letter } from './letter.ts';
import { toLetterBook } from './letter-books.ts';

/** A status that the customer is told of. */
export type ToldStatus = 'placed' | 'confirmed' | 'packed' | 'out-for-delivery' | 'cancelled';

type Words = {
  subject: string;
  heading: string;
  first: string;
  closing: (order: StoredOrder) => string[];
};

const FOLLOW =
  'You can follow the order on our pages, and cancel it until it is packed. The number is all you need when you talk to us.';

/** What the customer is told; `%` stands for the order's number. */
const WORDS: Partial<Record<ToldStatus, Words>> = {
  placed: {
    subject: 'Your order %',
    heading: 'Thank you for your order',
    first: 'We have your order %. These are the books:',
    closing: ({ totalCents }) => [
      `What happens next: we confirm the order and pack your books. You pay ${formatMoney(totalCents)} in cash when the parcel arrives.`,
      FOLLOW,
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

/** What the customer is told of an order that is picked up in the shop. */
const PICK_UP_WORDS: typeof WORDS = {
  ...(WORDS.cancelled && { cancelled: WORDS.cancelled }),
  placed: {
    subject: 'Your order %',
    heading: 'Thank you for your order',
    first: 'We have your order %. These are the books:',
    closing: ({ totalCents }) => [
      `What happens next: we tell you when your books are ready to be picked up. You pay ${formatMoney(totalCents)} in cash in our shop.`,
      FOLLOW,
    ],
  },
  confirmed: {
    subject: 'Your order % is confirmed',
    heading: 'Your order is confirmed',
    first: 'We have confirmed your order % and are packing your books.',
    closing: () => ['What happens next: we tell you when your books are ready to be picked up.'],
  },
  packed: {
    subject: 'Your order % is ready to be picked up',
    heading: 'Your books are ready',
    first: 'Your order % is ready. You can pick it up in our shop.',
    closing: (order) => {
      const until = keptUntilOf(order);
      return [
        ...(until ? [`We keep your books for you until ${formatDay(until)}.`] : []),
        `Please have ${formatMoney(order.totalCents)} in cash ready, and tell us the number of the order.`,
      ];
    },
  },
};

const wordsFor = ({ address }: StoredOrder) => (address ? WORDS : PICK_UP_WORDS);

/** Returns whether the customer gets a mail about a status of an order. */
export const isNotified = (order: StoredOrder, status: OrderStatus): status is ToldStatus =>
  status in wordsFor(order);

/** Returns the keys of the mails that a customer may get about an order. */
export const customerMailKeys = (orderId: string): string[] =>
  Object.keys({ ...WORDS, ...PICK_UP_WORDS }).map((status) =>
    keyOf(`order-${status as ToldStatus}`, orderId),
  );

const keyOf = (kind: MailKind, orderId: string) => `${kind}:${orderId}`;

/** Returns the mail that tells the customer of a status. Its key is the same each time. */
export function customerMail(order: StoredOrder, status: ToldStatus, to: string): NewMail {
  const words = wordsFor(order)[status];
  if (!words) throw new Error(`Nobody is told of an order that is ${status}.`);
  const named = (text: string) => text.replace('%', () => orderNumberOf(order));
  return {
    ...mailAbout(order, `order-${status}`),
    to,
    unverified: order.unverifiedEmail ?? false,
    subject: named(words.subject),
    letter: {
      heading: words.heading,
      paragraphs: [
        `Hello ${order.name},`,
        named(words.first),
        ...(status === 'out-for-delivery' ? trackingOf(order) : []),
      ],
      ...(status === 'cancelled' ? { books: booksOf(order) } : content(order, 'Delivery to')),
      closing: words.closing(order),
      button: { text: 'See your orders', path: PAGES.orders.pattern },
    },
  };
}

/** Returns the mail that tells the owner of a new order. */
export function ownerMail(order: StoredOrder, to: string): NewMail {
  const copies = copiesIn(order.lines);
  const books = copies === 1 ? '1 book' : `${copies} books`;
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

function trackingOf({ tracking }: StoredOrder): string[] {
  if (!tracking) return [];
  const url = trackingUrl(tracking);
  const name = tracking.carrier === OTHER_CARRIER ? '' : ` with ${tracking.carrier}`;
  return [
    `It travels${name} under the number ${tracking.number}.`,
    ...(url ? [`You can follow it here: ${url}`] : []),
  ];
}

const mailAbout = (order: StoredOrder, kind: MailKind) => ({
  key: keyOf(kind, order._id.toString()),
  kind,
  orderNumber: order.number ?? undefined,
});

const booksOf = ({ lines }: StoredOrder) =>
  lines.map((line) => ({
    ...toLetterBook(line, line.bookId.toString(), formatMoney(lineCents(line))),
    title: titleOfCopies(line),
  }));

/** What a way of delivery is called that has no name of its own. */
const WAY_NAMES = { parcel: 'Delivery', 'pick-up': 'Pick-up in our shop', round: 'Delivery' };

function content(
  order: StoredOrder,
  heading: string,
  phone?: string,
): Pick<Letter, 'books' | 'sums' | 'address'> {
  const { address, delivery, deliveryCents, totalCents } = order;
  const total = { label: 'Total, in cash', amount: formatMoney(totalCents) };
  const [added, included] = taxRows(order);
  const way = {
    label: [
      delivery?.name ?? WAY_NAMES[delivery?.kind ?? 'parcel'],
      delivery?.days && formatDays(delivery.days),
    ]
      .filter(Boolean)
      .join(', '),
    amount: deliveryCents ? formatMoney(deliveryCents) : 'free',
  };
  if (!address) {
    const sums = [...(delivery ? [way] : []), ...added, total, ...included];
    return { books: booksOf(order), sums };
  }
  const { street, country } = address;
  return {
    books: booksOf(order),
    sums: [way, ...added, { ...total, label: 'Total, in cash at the door' }, ...included],
    address: {
      heading,
      lines: [order.name, street ?? '', cityLine(address), country, phone ?? ''].filter(Boolean),
    },
  };
}

/** Returns a row for each rate: those of tax that is added to the prices, and those of tax that is in them. */
function taxRows({ taxes }: StoredOrder) {
  const taxed = (taxes?.sums ?? []).flatMap(({ rate, tax }) => (rate == null ? [] : { rate, tax }));
  const rows = taxed.map(({ rate, tax }) => ({
    label: taxes?.included ? `Incl. ${percentText(rate)} tax` : `Plus ${percentText(rate)} tax`,
    amount: formatMoney(tax),
  }));
  return taxes?.included ? ([[], rows] as const) : ([rows, []] as const);
}
