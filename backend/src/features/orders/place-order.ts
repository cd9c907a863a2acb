import { copiesIn } from '@book-store/contract/orders';
import { isByTransfer, isPrepaid, type PaymentMethod } from '@book-store/contract/payment';
import { shopPlace } from '@book-store/contract/place';
import type { OrderView, PlaceOrderBody } from '@book-store/contract/schemas/orders';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import type { Customer } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import { inTransaction } from '../../shared/in-transaction.ts';
import { inTurn } from '../../shared/in-turn.ts';
import { listAdminIds } from '../admins/find-admins.ts';
import { findStoredBooks } from '../catalogue/find-books.ts';
import { findUsableCode } from '../discount-codes/find-usable-code.ts';
import { storeDrawnCovers } from '../drawn-covers/stored-covers.ts';
import type { FeatureDeps } from '../feature.ts';
import { checkGiftCard } from '../gift-cards/check-gift-card.ts';
import { assertPays, giftCardRefused } from '../gift-cards/move-gift-card-money.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import type { StoredShopSettings } from '../shop-settings/shop-settings.model.ts';
import { toPaymentAccount, toShopView } from '../shop-settings/shop-view.ts';
import { findCounted, NoCopyLeft, takeCopies } from '../stock/take-copies.ts';
import { agreedQuote, priceChanged, soldOut } from './agreed-quote.ts';
import { assertRoom } from './assert-room.ts';
import { assertChargeable, paymentChooser } from './choose-payment.ts';
import { chooseWay, promiseOf } from './choose-way.ts';
import { moveGiftCardMoney, withGiftCard } from './gift-card-part.ts';
import { type Opening, toFirstStatus } from './opening.ts';
import { tellOfChange } from './order-changes.ts';
import { findPlaced, type Once, oncePerKey } from './order-idempotency.ts';
import { orderKeys } from './order-keys.ts';
import { nextOrderNumber } from './order-number.ts';
import type { Quote, Wanted } from './order-pricing.ts';
import { toOrderView } from './order-view.ts';
import { Order, type StoredOrder, type StoredPayment } from './orders.model.ts';
import { afterEvent, newPayment, type PaymentEvent } from './payment-events.ts';
import { takeCode } from './take-code.ts';

type Body = z.output<typeof PlaceOrderBody>;

/** What placing an order needs of the app. */
export type PlaceOrderDeps = Pick<FeatureDeps, 'limits' | 'now' | 'stripe'> & {
  /** Where the request comes from: wrong codes of gift cards are counted. */
  network: string;
};

type Request = { customer: Customer; body: Body; idempotencyKey?: string | undefined };

/**
 * Places an order for the account, once per idempotency key, and takes the copies of counted books in the
 * same step. Throws `bad-request` for a way of delivery or payment that does not fit, `forbidden` for another
 * account's email,
 * `idempotency-key-reused`, `book-gone`, `out-of-stock`, `code-refused`, `gift-card-refused`, `price-changed` or
 * `too-many-open-orders`; then nothing is stored.
 */
export async function placeOrder(request: Request, deps: PlaceOrderDeps): Promise<OrderView> {
  assertOwn(request.customer, request.body.email);
  return placeOrderOf(request, deps);
}

/** Places an order as `placeOrder`, for somebody who may order with the body's address. */
export function placeOrderOf(
  { customer, body, idempotencyKey, ...more }: Request & { recipient?: { linkKey: string } },
  deps: PlaceOrderDeps,
): Promise<OrderView> {
  const {
    totalPrice: _seen,
    productIds: _ids,
    quantities: _copies,
    delivery: _way,
    payment: _method,
    discountCode: _code,
    giftCard: _card,
    ...given
  } = body;
  const recipient = {
    ...given,
    ...(!customer.emailVerified && { unverifiedEmail: true }),
    ...more.recipient,
  };
  const opening = { by: { role: 'customer' as const } };
  const account = customer.uid;
  return placeOnce({ customer, account, body, recipient, opening, idempotencyKey }, deps);
}

/** An order of a customer's own account, or one that the owner enters. */
export type NewOrder = {
  /** Whose order it is, and whose open ones are limited; nobody's if the owner has entered it. */
  customer?: Customer;
  /** Whose orders are limited in a time. */
  account: string;
  body: Wanted &
    Pick<Body, 'totalPrice' | 'delivery' | 'payment' | 'giftCard'> & {
      discountCode?: string | undefined;
    };
  /** What is stored of the body as it is: who gets the order, and where. */
  recipient: Pick<Body, 'name' | 'phone'> & { address?: Body['address'] | undefined };
  opening: Opening;
  idempotencyKey?: string | undefined;
};

/** Orders that use one discount code, which counts each of them, would only be in one another's way. */
const inTurnOfCode = inTurn();

/** Places an order, once per idempotency key, as `placeOrder` does. */
export const placeOnce = (order: NewOrder, deps: PlaceOrderDeps): Promise<OrderView> =>
  oncePerKey(order, (once) => placeNew(once, order, deps));

async function placeNew(once: Once, order: NewOrder, deps: PlaceOrderDeps): Promise<OrderView> {
  const { account, body, recipient } = order;
  // The owner sells as many as there are.
  if (order.customer) await assertQuantities(body);
  await deps.limits.orders(account);
  // First, as they say in which currency the prices are: this process may never have read them.
  const settings = await readShopSettings();
  const { currency } = shopPlace();
  const [books, unseenBy] = await Promise.all([
    findStoredBooks(body.productIds),
    // A new order is new to each of them.
    listAdminIds(),
  ]);
  const at = deps.now();
  const way = chooseWay({ ...recipient, ...body }, settings.ways);
  const address = way?.kind === 'pick-up' ? undefined : recipient.address;
  const { tax } = toShopView(settings);
  const choosePayment = paymentChooser(order, { settings, way, hasStripe: Boolean(deps.stripe) });
  const typed = body.discountCode;
  const code = typed === undefined ? undefined : await findUsableCode(typed, at);
  const terms = { way, code, tax: tax && { terms: tax, address, at }, choosePayment };
  const agreed = agreedQuote(body, books, terms);
  const { lines, deliveryCents, discountCode, taxes, totalCents, payment: payWay } = agreed;
  const { by, collected } = order.opening;
  const fullPayment = newPayment({
    ...payWay,
    due: totalCents,
    account: isByTransfer(payWay.method) ? toPaymentAccount(settings) : undefined,
  });
  const giftCard = await findGiftCard(body, payWay.method, totalCents, {
    ...deps,
    settings,
    at,
  });
  const unpaid = giftCard ? withGiftCard(fullPayment, giftCard, { at, by }) : fullPayment;
  assertChargeable(payWay.method, unpaid.due);
  const payment = collected
    ? afterEvent(unpaid, { kind: 'paid', amount: totalCents, at, by })
    : unpaid;
  const awaitsPayment = isPrepaid(payWay.method) && payment.due > 0;
  await storeDrawnCovers(lines);
  const number = await nextOrderNumber();
  // With a number drawn, the currency stays; before the first one it may have changed since the quote.
  await readShopSettings();
  if (shopPlace().currency !== currency) throw priceChanged(agreed);
  const isOrderedFirst = lines.some(({ bookId, quantity }) =>
    books.some(({ _id, stock }) => _id.toString() === bookId && quantity > (stock ?? quantity)),
  );
  const draft = {
    ...recipient,
    // What is picked up needs none.
    address,
    ...(way && { delivery: promiseOf(way, settings, { at, isOrderedFirst }) }),
    ...once,
    _id: new Types.ObjectId(),
    number,
    productIds: lines.map((line) => new Types.ObjectId(line.bookId)),
    lines,
    deliveryCents,
    ...(discountCode && { discountCode }),
    ...(taxes && { taxes }),
    totalCents,
    payment,
    // The admin who has entered it knows of it. What is not paid yet is nobody's work.
    unseenBy: awaitsPayment ? [] : unseenBy.filter((id) => id !== account),
  };
  const opened = { ...order, opening: { ...order.opening, awaitsPayment } };
  try {
    const place = () =>
      inTransaction((session) => store(draft, opened, at, session), {
        isWritten: () => findPlaced(once),
      });
    return await (discountCode ? inTurnOfCode(discountCode.id.toString(), place) : place());
  } catch (error) {
    if (!(error instanceof NoCopyLeft)) throw error;
    throw soldOut(body, await findStoredBooks(body.productIds));
  }
}

type Draft = Omit<Parameters<typeof orderKeys>[0], 'lines'> &
  Pick<StoredOrder, '_id' | 'number' | 'productIds'> &
  Pick<Quote, 'lines'> &
  Partial<Pick<Quote, 'discountCode'>> & { payment: StoredPayment };

/**
 * Stores an order and takes its copies, in its transaction. The embedded engine runs what has been written once
 * more with each further write, so what takes longest comes last.
 */
async function store(
  draft: Draft,
  { customer, opening }: NewOrder,
  at: Date,
  session: ClientSession,
): Promise<OrderView> {
  const wanted = draft.lines.map(({ bookId, quantity }) => ({
    bookId: new Types.ObjectId(bookId),
    quantity,
  }));
  const counted = await findCounted(wanted, session);
  if (customer) await assertRoom(customer, { copies: copiesIn(counted), at }, session);
  const why = {
    order: draft._id,
    orderNumber: draft.number,
    cause: 'order-placed',
    at,
  } as const;
  await takeCopies(counted, why, session);
  const { payment } = draft;
  await moveGiftCardMoney(draft, payment, payment.events as PaymentEvent[], session);
  const order = new Order({
    ...draft,
    ...orderKeys(draft),
    ...(counted.length > 0 && { copiesOf: counted.map(({ bookId }) => bookId) }),
    ...toFirstStatus(opening, at),
  });
  const placed = order.toObject() as StoredOrder;
  await takeCode(placed, session);
  await tellOfChange(placed, session);
  await order.save({ session });
  return toOrderView(placed);
}

/** Throws `forbidden` for an order with another address than the account's. */
export function assertOwn({ email }: Customer, wanted: string): void {
  if (!email) {
    throw new AppError('forbidden', {
      detail: 'Your account has no email address, so it cannot place an order.',
    });
  }
  if (email !== wanted) {
    throw new AppError('forbidden', {
      detail: 'The email of an order must be the one that you are signed in with.',
    });
  }
}

/** Returns the card that pays a part of a total, or all of it. Throws `gift-card-refused`. */
async function findGiftCard(
  { giftCard }: NewOrder['body'],
  method: PaymentMethod,
  total: number,
  { settings, limits, network, at }: PlaceOrderDeps & { settings: StoredShopSettings; at: Date },
) {
  if (!giftCard) return undefined;
  const { code, amount } = giftCard;
  const { card, lastFour } = await checkGiftCard(code, { settings, limits, network, now: at });
  assertPays(card, amount, at);
  if (method === 'gift-card' && amount < total)
    throw giftCardRefused(
      'This gift card does not pay all of it. Please choose how you pay the rest.',
      card.balance,
    );
  return { card: card._id, lastFour, amount };
}

/** Throws `bad-request` for several copies of a book, unless the shop sells them. */
async function assertQuantities({ quantities = [] }: Wanted): Promise<void> {
  const at = quantities.findIndex((quantity) => quantity !== 1);
  if (at < 0 || (await readShopSettings()).severalCopies) return;
  const message = 'This shop sells one copy of each book in an order.';
  throw new AppError('bad-request', {
    detail: message,
    fields: [{ path: `quantities.${at}`, message }],
  });
}
