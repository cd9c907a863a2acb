import { copiesIn } from '@book-store/contract/orders/order/orders';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { isGuest } from '@book-store/contract/people/account/guests';
import { isPrepaid } from '@book-store/contract/settings/payment/payment';
import { CONFIRM_HOURS } from '@book-store/contract/settings/shop/shop-limits';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { storeDrawnCovers } from '../../catalogue/drawn-covers/stored-covers.ts';
import { findCounted, NoCopyLeft, takeCopies } from '../../catalogue/stock/take-copies.ts';
import { listAdminIds } from '../../people/admins/find-admins.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { inTurn } from '../../platform/documents/in-turn.ts';
import { AppError, badField } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import type { Shop } from '../../platform/shop.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { keepTextsInForce } from '../../settings/page-texts/texts-in-force.ts';
import { toStoredAddress } from '../../settings/place/addresses.ts';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import { emitOrderChange } from '../changing/order-changes.ts';
import { takeCode } from '../discount-codes/take-code.ts';
import { moveGiftCardMoney } from '../gift-cards/gift-card-part.ts';
import { newLinkKey } from '../guests/guest-links.ts';
import { orderKeys } from '../order/order-keys.ts';
import { type ShownOrder, toOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder, type StoredPayment } from '../order/orders.model.ts';
import type { PaymentEvent } from '../order/payment-events.ts';
import { agreeOnTerms, openPayment, toStoredTerms } from './agree-on-terms.ts';
import { priceChanged, soldOut } from './agreed-quote.ts';
import { assertWithinOrderLimit, networkKey } from './assert-order-limit.ts';
import { type NewOrder, type Opening, type PlaceOrderDeps, toFirstStatus } from './new-order.ts';
import { findPlaced, type Once, oncePerKey } from './order-idempotency.ts';
import { nextOrderNumber } from './order-number.ts';
import type { PricedOrder, Wanted } from './order-pricing.ts';

type Body = z.output<typeof PlaceOrderBody>;

type Request = { customer: Customer; body: Body; idempotencyKey?: string | undefined };

/** Places an order for the account, once per idempotency key, and takes stock in the same transaction. */
export async function placeOrder(request: Request, deps: PlaceOrderDeps): Promise<ShownOrder> {
  assertOwn(request.customer, request.body.email);
  return placeOrderOf(request, deps);
}

/** As `placeOrder`, for somebody who may order with the body's address. */
export function placeOrderOf(
  { customer, body, idempotencyKey, ...more }: Request & { recipient?: { linkKey: string } },
  deps: PlaceOrderDeps,
): Promise<ShownOrder> {
  const {
    totalPrice: _seen,
    productIds: _ids,
    quantities: _copies,
    delivery: _way,
    payment: _method,
    discountCode: _code,
    giftCard: _card,
    address,
    ...given
  } = body;
  const recipient = {
    ...given,
    ...(address && { address: toStoredAddress(address, deps.shop) }),
    ...(!customer.emailVerified && { unverifiedEmail: true }),
    ...more.recipient,
  };
  const opening = { by: { role: 'customer' as const } };
  const account = accountFor(customer, deps);
  return placeOnce({ customer, account, body, recipient, opening, idempotencyKey }, deps);
}

/**
 * Orders that share a counter, of a discount code or a network, run one after the other: concurrently their
 * transactions would conflict.
 */
const inTurnOfCode = inTurn();
const inTurnOfNetwork = inTurn();

/** As `placeOrder`, once per idempotency key. */
export const placeOnce = (order: NewOrder, deps: PlaceOrderDeps): Promise<ShownOrder> =>
  oncePerKey(order, (once) => placeNew(once, order, deps));

async function placeNew(once: Once, order: NewOrder, deps: PlaceOrderDeps): Promise<ShownOrder> {
  const { account, body, customer } = order;
  const { shop } = deps;
  // The owner can sell any quantity.
  if (customer) assertQuantities(body, shop);
  await deps.limits.orders(account);
  const at = deps.now();
  const books = await findStoredBooks(body.productIds);
  const agreed = await agreeOnTerms(order, { books, at }, deps);
  const payment = await openPayment(order, agreed, at, deps);
  await storeDrawnCovers(agreed.lines);
  const [number, adminIds, texts] = await Promise.all([
    nextOrderNumber(),
    listAdminIds(),
    // Who has no address is told in person.
    customer || order.recipient.email ? keepTextsInForce(shop, at) : undefined,
  ]);
  // Drawing an order number fixes the currency; before the first one it may have changed since the request
  // began.
  const { currency } = (await readShopSettings()).place;
  if (currency !== shop.place.currency) throw priceChanged(agreed);
  const waitsFor = firstWait({ customer, payment }, deps);
  const draft = {
    ...toStoredTerms(order, agreed, { books, at }, shop),
    ...once,
    ...(customer && !customer.emailVerified && { network: networkKey(deps.network) }),
    ...(waitsFor === 'confirmation' && {
      hold: { until: new Date(at.getTime() + confirmHours(shop) * HOUR_MS) },
      linkKey: order.recipient.linkKey ?? newLinkKey(),
    }),
    _id: new Types.ObjectId(),
    number,
    ...(texts && { texts }),
    payment,
    // Unseen by every admin except the one who entered it. Orders that wait for their customer need no work
    // yet.
    unseenBy: waitsFor ? [] : adminIds.filter((id) => id !== account),
  };
  const opened = { ...order, opening: { ...order.opening, waitsFor } };
  const placing = { network: deps.network, isPrivate: deps.limits.areOff(), at };
  try {
    const place = () =>
      inTransaction((session) => store(draft, opened, placing, session), {
        beforeCommit: order.beforeCommit,
        isWritten: () => findPlaced(once),
      });
    const code = agreed.discountCode?.id.toString();
    const placeOfCode = () => (code ? inTurnOfCode(code, place) : place());
    return await (draft.network ? inTurnOfNetwork(draft.network, placeOfCode) : placeOfCode());
  } catch (error) {
    if (!(error instanceof NoCopyLeft)) throw error;
    throw soldOut(body, await findStoredBooks(body.productIds));
  }
}

const confirmHours = ({ settings }: Shop) => settings.storefront.confirmHours ?? CONFIRM_HOURS;

/** A customer with an unverified address who pays on delivery confirms the order by mail. */
function firstWait(
  { customer, payment }: { customer: Customer | undefined; payment: StoredPayment },
  { mailFrom }: Pick<PlaceOrderDeps, 'mailFrom'>,
): Opening['waitsFor'] {
  if (payment.due <= 0) return undefined;
  if (isPrepaid(payment.method)) return 'payment';
  return customer && !customer.emailVerified && mailFrom ? 'confirmation' : undefined;
}

type Placing = { network: string; isPrivate: boolean; at: Date };

type Draft = Omit<Parameters<typeof orderKeys>[0], 'lines'> &
  Pick<StoredOrder, '_id' | 'number' | 'productIds' | 'texts'> &
  Pick<PricedOrder, 'lines'> &
  Partial<Pick<PricedOrder, 'discountCode'>> & { payment: StoredPayment };

/**
 * Stores an order and takes its stock, in its transaction. The embedded engine replays earlier writes with each
 * further write, so the slowest one comes last.
 */
async function store(
  draft: Draft,
  { customer, opening }: NewOrder,
  { at, ...from }: Placing,
  session: ClientSession,
): Promise<ShownOrder> {
  const wanted = draft.lines.map(({ bookId, quantity }) => ({
    bookId: new Types.ObjectId(bookId),
    quantity,
  }));
  const counted = await findCounted(wanted, session);
  if (customer)
    await assertWithinOrderLimit(customer, { copies: copiesIn(counted), at, ...from }, session);
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
  const placed = order.toObject<StoredOrder>();
  await takeCode(placed, session);
  await emitOrderChange(placed, session, 'status');
  await order.save({ session });
  return toOrderView(placed);
}

/** Orders with the same key run one after the other: for guests, those with the same address and network. */
export const accountFor = (
  { uid }: Customer,
  { network }: Pick<PlaceOrderDeps, 'network'>,
): string => (isGuest(uid) ? `${uid} ${network}` : uid);

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

function assertQuantities({ quantities = [] }: Wanted, { settings }: Shop): void {
  const at = quantities.findIndex((quantity) => quantity !== 1);
  if (at < 0 || settings.storefront.severalCopies) return;
  throw badField(
    `quantities.${at}`,
    'This shop sells one copy of each book in an order.',
    'one-copy-only',
    { maximum: 1 },
  );
}
