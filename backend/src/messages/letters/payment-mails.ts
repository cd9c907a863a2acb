import { formatMoney } from '@book-store/contract/money';
import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { momentText, shopDay } from '@book-store/contract/place';
import { formatDay } from '@book-store/contract/promised-days';
import { isCash, isPrepaid } from '@book-store/contract/settings/payment/payment';
import { formatIban } from '@book-store/contract/settings/payment/payment-account';
import type { Language } from '@book-store/contract/storefront';
import { orderNumberOf } from '../../orders/order/order-view.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { paymentOf } from '../../orders/order/payment-events.ts';
import { openOf } from '../../orders/order/return-view.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from './english.ts';
import { contentsOf } from './order-contents.ts';
import type { MoneyFacts, MoneyWords } from './payment-english.ts';
import { toCustomer } from './to-customer.ts';

type Texts = LetterTexts['order']['payment'];
type About = keyof typeof KINDS;

const KINDS = {
  awaiting: 'order-awaiting-payment',
  processing: 'payment-processing',
  reminder: 'payment-reminder',
  failed: 'payment-failed',
  unpaid: 'order-cancelled',
  refunded: 'payment-refunded',
} as const;

/** Mails that ask for money and say where to pay. */
const ASKING: readonly About[] = ['awaiting', 'reminder'];

/** `amount` is in minor units; `until` is the deadline; `giftCard` is the end of its code. */
type Money = {
  to: string;
  amount: number;
  until?: Date | undefined;
  giftCard?: string | undefined;
};

/** About money to pay or refunded: to a gift card if one is given. */
export function paymentMail(
  about: About,
  order: StoredOrder,
  { to, amount, until, giftCard }: Money,
  texts: LetterTexts = english,
): Omit<NewMail, 'key'> {
  const { payment } = texts.order;
  const { subject, heading, first, closing, askUs } = wordsAbout(about, order, payment);
  const facts = moneyFacts(order, amount);
  return toCustomer(order, texts, {
    kind: KINDS[about],
    to,
    subject: subject(facts.number),
    heading,
    paragraphs: [first(facts), ...(ASKING.includes(about) ? accountLines(order, payment) : [])],
    ...(about === 'awaiting' && contentsOf(order, texts)),
    closing: [
      ...(until ? [payment.until(untilWords(order, until, texts.language))] : []),
      giftCard ? payment.toGiftCard(maskedGiftCard(giftCard)) : closing,
      ...(about === 'failed' || about === 'unpaid' ? cardLines(order, payment) : []),
    ],
    askUs: giftCard ? undefined : askUs,
  });
}

function wordsAbout(about: About, order: StoredOrder, texts: Texts): MoneyWords {
  const { method } = paymentOf(order);
  if (about === 'refunded') {
    const askUs = isCash(method) ? texts.notThere : undefined;
    return { ...texts.refunded, closing: texts.comesBack[method], askUs };
  }
  if (about !== 'awaiting') return texts[about];
  const words = order.boughtGiftCard ? texts.awaitingForCard : texts.awaiting;
  if (!isPrepaid(method)) throw new Error(`Nobody waits for the money of an order by ${method}.`);
  return words[method];
}

/** A transfer has until the end of a day; a checkout at Stripe has minutes. */
function untilWords(order: StoredOrder, until: Date, language: Language): string {
  if (paymentOf(order).method !== 'stripe') return formatDay(shopDay(until), language);
  return momentText(language, until);
}

/** How an order that is placed once paid was paid; undefined for any other. */
export function paidBy(order: StoredOrder): keyof Texts['paid'] | undefined {
  const { method, due, giftCard } = paymentOf(order);
  if (due === 0) return giftCard ? 'gift-card' : undefined;
  return isPrepaid(method) ? method : undefined;
}

const cardLines = (order: StoredOrder, texts: Texts): string[] => {
  const { giftCard } = paymentOf(order);
  return giftCard ? [texts.cardGetsBack(maskedGiftCard(giftCard.lastFour))] : [];
};

/** The sentence about the money of an order that ends. */
export function moneyAtTheEnd(order: StoredOrder, texts: Texts): string {
  const { method, paid, events } = paymentOf(order);
  const back = [...(paid > 0 ? [texts.getBack] : []), ...cardLines(order, texts)];
  if (back.length > 0) return back.join(' ');
  const last = events.findLast(({ kind }) => kind === 'processing' || kind === 'failed');
  return last?.kind === 'processing' ? texts.getBackLater : texts.nothingToPay[method];
}

/** The lines about an invoice to be paid; empty for other payments. */
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
