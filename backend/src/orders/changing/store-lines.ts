import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { type Quote, quoteOf } from '@book-store/contract/orders/quote/quote';
import type { TaxTerms } from '@book-store/contract/settings/tax/tax';
import { type ClientSession, Types } from 'mongoose';
import { markOrdered } from '../../catalogue/imports/former-books.model.ts';
import {
  findCounted,
  NoCopyLeft,
  returnCopies,
  takeCopies,
} from '../../catalogue/stock/take-copies.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { toAddressView } from '../../settings/place/addresses.ts';
import { termsOf } from '../discount-codes/apply-code.ts';
import { moveGiftCardMoney, reduceGiftCardPart } from '../gift-cards/gift-card-part.ts';
import { toQuoteLine, withDiscounts } from '../order/line-cents.ts';
import { orderKeys } from '../order/order-keys.ts';
import { Order, type StoredOrder, type StoredPayment } from '../order/orders.model.ts';
import { afterEvent, type PaymentEvent } from '../order/payment-events.ts';
import { hasLapsed } from '../placing/held-lines.ts';
import type { PricedLine } from '../placing/order-pricing.ts';
import { placePaid } from '../placing/place-paid.ts';
import { emitOrderChange } from './order-changes.ts';
import { toStored } from './store-payment.ts';

export type ChangedLine = Omit<PricedLine, 'bookId'> & { bookId: Types.ObjectId };

type Change = { now: Date; by: OrderActor; tax: TaxTerms | undefined };

/**
 * Stores other lines of an order, with its new total, payment and stock. Throws `NoCopyLeft`, and `conflict` for an order
 * that is paid and would cost more.
 */
export async function storeLines(
  stored: StoredOrder,
  kept: readonly ChangedLine[],
  { now, by, tax }: Change,
  session: ClientSession,
): Promise<StoredOrder> {
  const quote = quoteAgain(stored, kept, tax);
  const { discount, taxes, total: totalCents } = quote;
  const lines = withDiscounts(kept, quote.discounts);
  const copiesOf = await moveCopies(stored, lines, now, session);
  const { payment, events } = paymentAfter(stored, quote, { at: now, by });
  if (payment) await moveGiftCardMoney(stored, payment, events, session);
  const changed = await Order.findOneAndUpdate(
    { _id: stored._id, status: stored.status, totalCents: stored.totalCents },
    {
      $set: {
        lines,
        productIds: lines.map(({ bookId }) => bookId),
        copiesOf,
        totalCents,
        ...(stored.discountCode && { 'discountCode.cents': discount }),
        ...(payment && { payment }),
        ...(taxes && { taxes }),
        ...orderKeys({ ...stored, lines }),
        changedAt: now,
      },
      ...(!taxes && { $unset: { taxes: 1 } }),
      $push: {
        corrections: { at: now, ...(by.name && { by: by.name }), fields: ['lines'] },
      },
    },
    { returnDocument: 'after', runValidators: true, session },
  )
    .orFail()
    .lean<StoredOrder>();
  await emitOrderChange(changed, session, 'lines');
  // The payments so far may now cover the total.
  return placePaid(changed, { at: now, by, unseenBy: [] }, session);
}

/**
 * Prices other lines with the delivery and payment agreed. The code takes its percentage off the remaining
 * lines that it applies to, or at most its amount; lines that the owner added get no discount, and the minimum
 * is not checked again.
 */
const quoteAgain = (
  { discountCode, deliveryCents, payment, address, createdAt }: StoredOrder,
  lines: readonly ChangedLine[],
  tax: TaxTerms | undefined,
): Quote =>
  quoteOf(lines.map(toQuoteLine), {
    discount: discountCode && termsOf(discountCode),
    delivery: deliveryCents,
    fee: payment?.fee,
    tax: tax && {
      terms: tax,
      address: address ? toAddressView(address) : undefined,
      at: createdAt,
    },
    giftCard: payment?.giftCard?.amount,
  });

/** Returns the payment for a new total, and what goes back to its gift card. */
function paymentAfter(
  { status, payment }: StoredOrder,
  { total, due: amount }: Quote,
  act: { at: Date; by: OrderActor },
): { payment?: StoredPayment; events: PaymentEvent[] } {
  if (!payment) return { events: [] };
  if ((payment.paid > 0 || payment.method === 'gift-card') && amount > payment.due) {
    throw conflict(
      'This order is paid, so it cannot cost more. Please enter another order for the rest.',
      'order-paid-costs-more',
    );
  }
  const changed =
    amount === payment.due ? payment : afterEvent(payment, { kind: 'due-changed', amount, ...act });
  const cut = reduceGiftCardPart(changed, total, act);
  return { payment: toStored({ status, payment: cut.payment }), events: cut.events };
}

/** Takes and returns stock by the difference of the lines. Returns the books whose stock the order then holds. */
async function moveCopies(
  stored: StoredOrder,
  lines: readonly ChangedLine[],
  at: Date,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const held = new Set((stored.copiesOf ?? []).map(String));
  const before = new Map(stored.lines.map((line) => [line.bookId.toString(), line.quantity]));
  const after = new Map(lines.map((line) => [line.bookId.toString(), line.quantity]));
  const kept = [...held].filter((id) => after.has(id)).map((id) => new Types.ObjectId(id));
  const added = lines.filter(({ bookId }) => !before.has(bookId.toString()));
  if (hasLapsed(stored)) {
    // Its stock is released; confirming it takes what the lines need then.
    const ids = added.map(({ bookId }) => bookId);
    await markOrdered(ids, session);
    return [...kept, ...ids];
  }
  const why = {
    order: stored._id,
    orderNumber: stored.number,
    cause: 'order-changed',
    at,
  } as const;
  const differences = [...held].map((id) => ({
    bookId: new Types.ObjectId(id),
    quantity: (after.get(id) ?? 0) - (before.get(id) ?? 0),
  }));
  const fewer = differences.filter(({ quantity }) => quantity < 0);
  await returnCopies(
    fewer.map((one) => ({ ...one, quantity: -one.quantity })),
    why,
    session,
  );
  const more = differences.filter(({ quantity }) => quantity > 0);
  const counted = await findCounted(more, session);
  // A line gets all of its copies or none.
  if (counted.length < more.length) throw new NoCopyLeft();
  const countedNew = await findCounted(added, session);
  await takeCopies([...counted, ...countedNew], why, session);
  return [...kept, ...countedNew.map(({ bookId }) => bookId)];
}
