import { amountValues, formatMoney } from '@book-store/contract/money';
import type { BuyGiftCardBody } from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import { GIFT_CARD_DAYS_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import { shopDay } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';
import {
  isPrepaid,
  offeredWays,
  type PrepaidMethod,
} from '@book-store/contract/settings/payment/payment';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { badField, conflict } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import { toPaymentWays } from '../../settings/shop/shop-view.ts';
import { emitOrderChange } from '../changing/order-changes.ts';
import { newLinkKey, placedToken } from '../guests/guest-links.ts';
import { orderKeys } from '../order/order-keys.ts';
import { type ShownOrder, toOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { newPayment } from '../order/payment-events.ts';
import { assertWithinOrderLimit, networkKey } from '../placing/assert-order-limit.ts';
import { assertChargeable, notOffered } from '../placing/choose-payment.ts';
import { type PlaceOrderDeps, toFirstStatus } from '../placing/new-order.ts';
import { findPlaced, type Once, oncePerKey } from '../placing/order-idempotency.ts';
import { nextOrderNumber } from '../placing/order-number.ts';
import { accountFor, assertOwn } from '../placing/place-order.ts';

type Body = z.output<typeof BuyGiftCardBody>;
type Deps = Pick<PlaceOrderDeps, 'limits' | 'now' | 'stripe' | 'mailFrom' | 'network' | 'shop'>;
type Buying = {
  customer: Customer;
  body: Body;
  idempotencyKey?: string | undefined;
  linkKey?: string;
};

/**
 * Orders a gift card for the account, once per idempotency key. The order has no books, delivery, tax or fee,
 * and waits for its payment, which issues the card. Throws `conflict` in a shop that sells none, `bad-request`
 * for an invalid amount, day or payment method, `forbidden` for another account's email,
 * `idempotency-key-reused` and `too-many-open-orders`.
 */
export async function buyGiftCard(
  wanted: Pick<Buying, 'customer' | 'body' | 'idempotencyKey'>,
  deps: Deps,
): Promise<ShownOrder> {
  assertOwn(wanted.customer, wanted.body.email);
  return buy(wanted, deps);
}

/** Without an account, as `placeGuestOrder`. */
export async function buyGiftCardAsGuest(
  { body, idempotencyKey }: Pick<Buying, 'body' | 'idempotencyKey'>,
  deps: Deps,
): Promise<z.output<typeof PlacedOrder>> {
  const { email } = body;
  const customer = { uid: guestUid(email), email, emailVerified: false };
  const placed = await buy({ customer, body, idempotencyKey, linkKey: newLinkKey() }, deps);
  return { ...placed, guestToken: await placedToken(placed._id.toString(), deps.now()) };
}

const buy = (buying: Buying, deps: Deps): Promise<ShownOrder> =>
  oncePerKey({ ...buying, account: accountFor(buying.customer, deps) }, (once) =>
    placeNew(once, buying, deps),
  );

async function placeNew(once: Once, buying: Buying, deps: Deps): Promise<ShownOrder> {
  const { customer, body, linkKey } = buying;
  await deps.limits.orders(accountFor(customer, deps));
  const at = deps.now();
  assertSold(body, deps);
  const sendOn = sendOnOf(body, at);
  const payment = paymentOf(body, deps);
  const number = await nextOrderNumber();
  // Drawing an order number fixes the currency; before the first one it may have changed since the request
  // began.
  const { currency } = (await readShopSettings()).place;
  if (currency !== deps.shop.place.currency) throw notSold();
  const { name, email, amount, recipient } = body;
  const draft = {
    ...once,
    _id: new Types.ObjectId(),
    number,
    name,
    email,
    phone: '',
    ...(!customer.emailVerified && {
      unverifiedEmail: true,
      network: networkKey(deps.network),
    }),
    ...(linkKey && { linkKey }),
    productIds: [],
    lines: [],
    boughtGiftCard: { cents: amount, recipient, sendOn },
    totalCents: amount,
    payment,
    unseenBy: [],
  };
  const placing = { network: deps.network, isPrivate: deps.limits.areOff(), at };
  return inTransaction(
    async (session) => {
      await assertWithinOrderLimit(customer, { copies: 0, ...placing }, session);
      const opening = { by: { role: 'customer' as const }, waitsFor: 'payment' as const };
      const order = new Order({ ...draft, ...orderKeys(draft), ...toFirstStatus(opening, at) });
      const placed = order.toObject<StoredOrder>();
      await emitOrderChange(placed, session, 'status');
      await order.save({ session });
      return toOrderView(placed);
    },
    { isWritten: () => findPlaced(once) },
  );
}

/** Cards are mailed, so a shop without mail sells none. */
function assertSold({ amount }: Body, { shop, mailFrom }: Deps): void {
  const { payments } = shop.settings;
  const sales = payments.giftCards ? payments.giftCardSales : undefined;
  if (!sales || !mailFrom) throw notSold();
  const { smallest, largest } = sales;
  if (amount >= smallest && amount <= largest) return;
  throw badField(
    'amount',
    `Please choose an amount from ${formatMoney(smallest)} to ${formatMoney(largest)}.`,
    amount < smallest ? 'too-small' : 'too-large',
    amountValues({ minimum: smallest, maximum: largest }),
  );
}

const notSold = () =>
  conflict('This shop sells no gift cards at the moment.', 'gift-cards-not-sold');

function sendOnOf({ sendOn }: Body, at: Date): string {
  const today = shopDay(at);
  if (!sendOn) return today;
  if (sendOn < today)
    throw badField('sendOn', 'Please choose today or a later day.', 'day-too-early', {
      from: today,
    });
  const last = dayAfter(today, GIFT_CARD_DAYS_MAX);
  if (sendOn > last)
    throw badField('sendOn', 'Please choose a day in the next twelve months.', 'day-too-late', {
      to: last,
    });
  return sendOn;
}

function paymentOf(
  { payment: method, amount: sum }: Body,
  { shop: { settings }, stripe }: Deps,
): ReturnType<typeof newPayment> {
  const offered = offeredWays(toPaymentWays(settings, Boolean(stripe)), { sum });
  const way = offered.find((one) => one.method === method && isPrepaid(one.method));
  if (!way) throw notOffered(method);
  assertChargeable(method, sum, 0);
  const account = method === 'transfer' ? settings.payments.account : undefined;
  return newPayment({ method: method satisfies PrepaidMethod, due: sum, account });
}
