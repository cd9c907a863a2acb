import { isByTransfer, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { Types } from 'mongoose';
import type { StoredBook } from '../../catalogue/books/books.model.ts';
import type { Shop } from '../../platform/shop.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { findUsableCode } from '../discount-codes/find-usable-code.ts';
import { checkGiftCard } from '../gift-cards/check-gift-card.ts';
import { withGiftCard } from '../gift-cards/gift-card-part.ts';
import { assertPays, giftCardRefused } from '../gift-cards/move-gift-card-money.ts';
import type { StoredPayment } from '../order/orders.model.ts';
import { afterEvent, newPayment } from '../order/payment-events.ts';
import { agreedQuote } from './agreed-quote.ts';
import { chooseDelivery, promiseOf } from './choose-delivery.ts';
import { assertChargeable, paymentChooser } from './choose-payment.ts';
import type { NewOrder, PlaceOrderDeps } from './new-order.ts';

/** What an order is placed against. */
type Placing = { books: readonly StoredBook[]; at: Date };

/** Agrees on price, delivery and payment; throws as `chooseDelivery` and `agreedQuote`. */
export async function agreeOnTerms(
  order: NewOrder,
  { books, at }: Placing,
  { shop: { settings }, stripe }: PlaceOrderDeps,
) {
  const { body, recipient } = order;
  const way = chooseDelivery(
    { delivery: body.delivery, address: recipient.address },
    settings.delivery.ways,
  );
  // Pick-up needs no address.
  const address = way?.kind === 'pick-up' ? undefined : recipient.address;
  const tax = toTax(settings);
  const terms = {
    way,
    usualWeight: settings.delivery.usualWeight,
    code: body.discountCode === undefined ? undefined : await findUsableCode(body.discountCode, at),
    tax: tax && { terms: tax, address, at },
    choosePayment: paymentChooser(order, { settings, way, hasStripe: Boolean(stripe) }),
  };
  return { ...agreedQuote(body, books, terms), way, address };
}

type Agreed = Awaited<ReturnType<typeof agreeOnTerms>>;

/** The initial payment, less what a gift card pays. Throws `gift-card-refused`. */
export async function openPayment(
  { body, opening: { by, collected } }: NewOrder,
  { payment: { method, fee }, totalCents }: Agreed,
  at: Date,
  deps: PlaceOrderDeps,
): Promise<StoredPayment> {
  const account = isByTransfer(method) ? deps.shop.settings.payments.account : undefined;
  const whole = newPayment({ method, fee, due: totalCents, account });
  const giftCard = await findGiftCard(body, method, totalCents, { ...deps, at });
  const payment = giftCard ? withGiftCard(whole, giftCard, { at, by }) : whole;
  assertChargeable(method, payment.due, giftCard?.amount ?? 0);
  return collected && payment.due > 0
    ? afterEvent(payment, { kind: 'paid', amount: payment.due, at, by })
    : payment;
}

/** What the order stores of the agreed terms and promises. */
export function toStoredTerms(
  { recipient }: NewOrder,
  agreed: Agreed,
  { books, at }: Placing,
  { settings }: Shop,
) {
  const { lines, deliveryCents, discountCode, taxes, totalCents, way, address } = agreed;
  const isOrderedFirst = lines.some(({ bookId, quantity }) =>
    books.some(({ _id, stock }) => _id.toString() === bookId && quantity > (stock ?? quantity)),
  );
  return {
    ...recipient,
    address,
    ...(way && { delivery: promiseOf(way, settings.delivery, { at, isOrderedFirst }) }),
    productIds: lines.map((line) => new Types.ObjectId(line.bookId)),
    lines,
    ...(isOrderedFirst && { preOrdered: true }),
    deliveryCents,
    ...(discountCode && { discountCode }),
    ...(taxes && { taxes }),
    totalCents,
  };
}

/** Throws `gift-card-refused`. */
async function findGiftCard(
  { giftCard }: NewOrder['body'],
  method: PaymentMethod,
  total: number,
  { shop, limits, network, at }: PlaceOrderDeps & { at: Date },
) {
  if (!giftCard) return undefined;
  const { code, amount } = giftCard;
  const { card, lastFour } = await checkGiftCard(code, { shop, limits, network, now: at });
  assertPays(card, amount, at);
  if (method === 'gift-card' && amount < total)
    throw giftCardRefused(
      'This gift card does not pay all of it. Please choose how you pay the rest.',
      card.balance,
    );
  return { card: card._id, lastFour, amount };
}
