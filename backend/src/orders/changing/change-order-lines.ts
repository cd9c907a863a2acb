import {
  AdminOrderView,
  type ChangeOrderLinesBody,
  type OrderActor,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { isInShop } from '@book-store/contract/orders/order/order-status';
import type { BooksUnavailable } from '@book-store/contract/orders/order/orders.schemas';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import { type Quote, quoteOf } from '@book-store/contract/orders/quote/quote';
import type { TaxTerms } from '@book-store/contract/settings/tax/tax';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import type { StoredBook } from '../../catalogue/books/books.model.ts';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { FIXED_PRICE_RULE } from '../../catalogue/books/fixed-price.ts';
import { storeDrawnCovers } from '../../catalogue/drawn-covers/stored-covers.ts';
import {
  findCounted,
  NoCopyLeft,
  returnCopies,
  takeCopies,
} from '../../catalogue/stock/take-copies.ts';
import { changedMeanwhile } from '../../platform/documents/edit-version.ts';
import {
  type BeforeCommit,
  inTransaction,
  writeConflict,
} from '../../platform/documents/in-transaction.ts';
import { AppError, badField, conflict } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { toAddressView } from '../../settings/place/addresses.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { termsOf } from '../discount-codes/apply-code.ts';
import { moveGiftCardMoney, reduceGiftCardPart } from '../gift-cards/gift-card-part.ts';
import { findOrder, illegalMove } from '../order/find-order.ts';
import { toQuoteLine, withDiscounts } from '../order/line-cents.ts';
import { orderKeys } from '../order/order-keys.ts';
import { isBeingPaid, type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder, type StoredPayment } from '../order/orders.model.ts';
import { afterEvent, type PaymentEvent } from '../order/payment-events.ts';
import { hasLapsed } from '../placing/held-lines.ts';
import { type PricedLine, priceOrder } from '../placing/order-pricing.ts';
import { outOfStock } from '../placing/out-of-stock.ts';
import { placePaid } from '../placing/place-paid.ts';
import { emitOrderChange } from './order-changes.ts';
import { toStored } from './store-payment.ts';

type Body = z.output<typeof ChangeOrderLinesBody>;
export type ChangedLine = Omit<PricedLine, 'bookId'> & { bookId: Types.ObjectId };

/**
 * Changes the books, quantities or prices of an order. Kept lines keep their price, new ones get the shop's
 * unless the body sets another; the delivery fee stays as agreed, and the discount is recomputed. Stock is
 * moved in the same transaction.
 */
export async function changeOrderLines(
  id: string,
  { version, lines: wanted }: Body,
  { now, by: name, shop }: { now: Date; by: string; shop: Shop },
  beforeCommit?: BeforeCommit<ShownAdminOrder>,
): Promise<ShownAdminOrder> {
  const books = await findStoredBooks(wanted.map(({ bookId }) => bookId));
  const tax = toTax(shop.settings);
  const by = { role: 'admin', name } as const;
  // Before the transaction, which may be retried. Books already in the order were stored when it was placed.
  await storeDrawnCovers(books.map((book) => ({ ...book, bookId: book._id.toString() })));
  try {
    const change = async (session: ClientSession) => {
      const stored = await findOrder(id, session);
      assertChangeable(stored, version, now);
      const lines = toLines(stored, wanted, books);
      return toAdminOrderView(await storeLines(stored, lines, { now, by, tax }, session), now);
    };
    return await inTransaction(change, { beforeCommit });
  } catch (error) {
    if (!(error instanceof NoCopyLeft)) throw error;
    throw notEnough(books);
  }
}

type Change = { now: Date; by: OrderActor; tax: TaxTerms | undefined };

/** Throws `NoCopyLeft`, and `conflict` for an order that is paid and would cost more. */
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

function assertChangeable(stored: StoredOrder, version: number | undefined, now: Date): void {
  const view = toAdminOrderView(stored, now);
  if (!isInShop(stored.status)) {
    throw illegalMove(`This order is ${stored.status}, so its books stay as they are.`, view);
  }
  if (stored.boughtGiftCard) {
    throw conflict(`Order ${view.number} is of a gift card, without books.`, 'order-of-gift-card');
  }
  if (version !== undefined && version !== view.version)
    throw changedMeanwhile(AdminOrderView, view);
  if (isBeingPaid(stored)) {
    throw conflict(
      `Order ${view.number} is being paid, so its books stay as they are.`,
      'order-being-paid',
    );
  }
  if (stored.reductions?.length) {
    throw conflict(
      `Money of order ${view.number} has been given back, so its books stay as they are.`,
      'order-reduced',
    );
  }
  if (currentInvoice(stored.papers)) {
    throw conflict(
      `Order ${view.number} has an invoice, so its books stay as they are. Cancel it first.`,
      'order-invoiced',
    );
  }
}

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

function toLines(
  stored: StoredOrder,
  wanted: Body['lines'],
  books: readonly StoredBook[],
): ChangedLine[] {
  const before = new Map(stored.lines.map((line) => [line.bookId.toString(), line]));
  const added = wanted.filter(({ bookId }) => !before.has(bookId));
  const priced = priceOrder(
    { productIds: added.map(({ bookId }) => bookId), quantities: added.map((one) => one.quantity) },
    books,
    {},
  );
  if (priced.gone.length > 0) {
    throw new AppError('book-gone', {
      detail: 'A book that you have added is no longer in the shop.',
      extra: { bookIds: priced.gone } satisfies z.input<typeof BooksUnavailable>,
    });
  }
  const fresh = new Map(priced.lines.map((line) => [line.bookId, line]));
  return wanted.map(({ bookId, quantity, price }, at) => {
    const line = before.get(bookId) ?? fresh.get(bookId);
    if (!line) throw writeConflict();
    const priceCents = price ?? line.priceCents;
    const book = books.find(({ _id }) => _id.toString() === bookId);
    if (book?.fixedPrice && priceCents < Math.min(line.priceCents, book.newPriceCents)) {
      throw badField(`lines.${at}.price`, FIXED_PRICE_RULE, 'fixed-price');
    }
    return { ...line, bookId: new Types.ObjectId(bookId), quantity, priceCents } as ChangedLine;
  });
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
  // Its stock is released; confirming it takes what the lines need then.
  if (hasLapsed(stored)) return [...kept, ...added.map(({ bookId }) => bookId)];
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

function notEnough(books: readonly StoredBook[]): AppError {
  const counted = books.filter(({ stock }) => typeof stock === 'number');
  const named = counted.map(({ title, stock }) => `${title} (${stock} left)`).join(', ');
  return outOfStock(`There are not as many copies: ${named}.`, counted);
}
