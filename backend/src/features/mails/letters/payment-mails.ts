import { maskedGiftCard } from '@book-store/contract/gift-cards';
import { formatMoney } from '@book-store/contract/money';
import { formatIban } from '@book-store/contract/payment-account';
import { shopDay } from '@book-store/contract/place';
import { formatDay } from '@book-store/contract/promised-days';
import { orderNumberOf } from '../../orders/order-view.ts';
import type { StoredOrder } from '../../orders/orders.model.ts';
import { paymentOf } from '../../orders/payment-events.ts';
import { openOf } from '../../orders/return-view.ts';
import type { NewMail } from '../queue-mail.ts';
import { english, type LetterTexts } from './english.ts';
import { contentsOf } from './order-contents.ts';
import type { MoneyFacts } from './payment-english.ts';
import { toCustomer } from './to-customer.ts';

type Texts = LetterTexts['order']['payment'];
type About = 'awaiting' | 'reminder' | 'refunded';

const KINDS = {
  awaiting: 'order-awaiting-payment',
  reminder: 'payment-reminder',
  refunded: 'payment-refunded',
} as const;

/** `amount` is in minor units; the order is cancelled after `until`; `giftCard` is the end of its code. */
type Money = {
  to: string;
  amount: number;
  until?: Date | undefined;
  giftCard?: string | undefined;
};

/** Returns the mail about the money of an order that is to come, or goes back: to a gift card if one is given. */
export function paymentMail(
  about: About,
  order: StoredOrder,
  { to, amount, until, giftCard }: Money,
  texts: LetterTexts = english,
): Omit<NewMail, 'key'> {
  const { payment } = texts.order;
  const words = payment[wordsAbout(about, order)];
  const facts = moneyFacts(order, amount);
  return toCustomer(order, texts, {
    kind: KINDS[about],
    to,
    subject: words.subject(facts.number),
    heading: words.heading,
    paragraphs: [words.first(facts), ...(about === 'refunded' ? [] : accountLines(order, payment))],
    ...(about === 'awaiting' && contentsOf(order, texts)),
    closing: [
      ...(until ? [payment.until(formatDay(shopDay(until)))] : []),
      giftCard ? payment.toGiftCard(maskedGiftCard(giftCard)) : words.closing,
    ],
  });
}

const wordsAbout = (about: About, { boughtGiftCard }: StoredOrder) =>
  about === 'awaiting' && boughtGiftCard ? 'awaitingForCard' : about;

/** Returns what a mail about a new order says of the invoice that is to be paid; nothing about any other. */
export function invoiceLines(order: StoredOrder, texts: Texts): string[] {
  const { method } = paymentOf(order);
  if (method !== 'invoice') return [];
  return [texts.invoice(moneyFacts(order, openOf(order))), ...accountLines(order, texts)];
}

const moneyFacts = (order: StoredOrder, amount: number): MoneyFacts => ({
  number: orderNumberOf(order),
  amount: formatMoney(amount),
  isCancelled: order.status === 'cancelled',
});

function accountLines(order: StoredOrder, { account: names }: Texts): string[] {
  const { account } = paymentOf(order);
  if (!account) return [];
  const { name, iban, bic, upi, details } = account;
  return [
    `${names.name}: ${name}`,
    ...(iban ? [`${names.iban}: ${formatIban(iban)}`] : []),
    ...(bic ? [`${names.bic}: ${bic}`] : []),
    ...(upi ? [`${names.upi}: ${upi}`] : []),
    ...(details ? details.split('\n') : []),
    `${names.reference}: ${orderNumberOf(order)}`,
  ];
}
