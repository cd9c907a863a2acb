import { amountValues, formatMoney } from '@book-store/contract/money';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ReductionOf } from '@book-store/contract/settings/payment/payment';
import type { TaxTerms } from '@book-store/contract/settings/tax/tax';
import type { ClientSession, Types } from 'mongoose';
import { conflictAt } from '../../platform/errors/errors.ts';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { refundableIn } from '../order/payment-view.ts';
import { creditedCents } from '../order/return-view.ts';
import { type BillItem, detailOf } from '../papers/bill.ts';
import { drawPartCredit } from '../papers/draw-credit-note.ts';
import type { Writing } from '../papers/store-paper.ts';
import { creditSums } from '../returns/credit-sums.ts';
import { deliveryLeft } from '../returns/delivery-left.ts';
import { withCosts } from '../returns/line-costs.ts';

type Refund = {
  _id: Types.ObjectId;
  amount: number;
  at: Date;
  of?: ReductionOf | 'return' | undefined;
  bookId?: string | undefined;
  madeAtStripe?: true | undefined;
};

/**
 * In the transaction of a refund, lowers the price of its order by what is more than was paid too much: the tax, and a
 * credit note if there is an invoice, follow. Throws `conflict` for more than the delivery or the book costs.
 */
export async function lowerPrice(
  { before: found, changed }: { before: StoredOrder; changed: StoredOrder },
  { _id, amount, at, of = 'goodwill', bookId, madeAtStripe }: Refund,
  session: ClientSession,
): Promise<StoredOrder> {
  const before = madeAtStripe ? withMoneyBefore(found, amount) : found;
  const lowered = Math.min(amount - surplusOf(before), costOf(before));
  if (of === 'return' || before.boughtGiftCard || lowered <= 0) return changed;
  const terms = toTax(await readShopSettings(session));
  const line = of === 'book' ? lineOf(before, bookId, terms) : undefined;
  const most =
    of === 'goodwill'
      ? lowered
      : of === 'book'
        ? leftOfLine(before, line)
        : deliveryLeft(before, terms);
  if (lowered > most) throw tooMuchOf(of, most);
  const lines = line ? [{ ...line, cents: lowered }] : [];
  const sums = creditSums(before, { lines }, lowered);
  const reduction = {
    ...{ _id, of, amount: lowered, sums },
    at: madeAtStripe ? wentBackAt(before, at) : at,
    ...(line && { bookId: line.bookId }),
  };
  const reductions = [...(before.reductions ?? []), reduction] as StoredOrder['reductions'];
  await Order.updateOne(
    { _id: before._id },
    { $set: { reductions } },
    { session, runValidators: true },
  ).orFail();
  const item = (writing: Writing) => itemOf(before, { of, line, amount: lowered }, writing);
  const id = before._id.toString();
  const credited = await drawPartCredit(id, (writing) => ({ items: [item(writing)], sums }), {
    at,
    session,
  });
  return { ...changed, reductions, papers: credited.papers };
}

/** As before the refund at Stripe, which may have been of money that was paid too much. */
const withMoneyBefore = (order: StoredOrder, amount: number): StoredOrder => {
  const payment = paymentOf(order);
  return { ...order, payment: { ...payment, refunded: payment.refunded - amount } };
};

/** The tax is lowered on the day of the refund, not on that on which somebody says what it was for. */
const wentBackAt = (order: StoredOrder, at: Date): Date =>
  paymentOf(order).events.findLast(({ kind }) => kind === 'refunded')?.at ?? at;

/** What the order costs now, in minor units. */
const costOf = (order: StoredOrder): number =>
  UNPAID_ENDS.includes(order.status) ? 0 : Math.max(0, order.totalCents - creditedCents(order));

/** What the shop has of its money beyond that. */
const surplusOf = (order: StoredOrder): number =>
  Math.max(0, refundableIn(order, paymentOf(order)) - costOf(order));

type Line = ReturnType<typeof withCosts>[number];

function lineOf(
  order: StoredOrder,
  bookId: string | undefined,
  terms: TaxTerms | undefined,
): Line | undefined {
  const line = order.lines.find((one) => one.bookId.toString() === bookId);
  if (!line || !bookId) return undefined;
  return withCosts({ ...order, returns: [] }, [{ bookId, quantity: line.quantity }], terms)[0];
}

/** What has not been given back yet of a line, in minor units. */
function leftOfLine(
  { reductions = [], returns = [] }: StoredOrder,
  line: Line | undefined,
): number {
  const earlier = reductions
    .filter(({ of, bookId }) => of === 'book' && line && bookId?.equals(line.bookId))
    .reduce((sum, { amount }) => sum + amount, 0);
  const returned = returns
    .filter(({ refund }) => refund)
    .flatMap(({ lines }) => lines)
    .filter(({ bookId }) => line?.bookId.equals(bookId))
    .reduce((sum, { cents }) => sum + cents, 0);
  return Math.max(0, (line?.cents ?? 0) - returned - earlier);
}

const tooMuchOf = (of: 'delivery' | 'book' | 'goodwill', most: number) =>
  conflictAt(
    'amount',
    `At most ${formatMoney(most)} can be given back for the ${of}. Give the rest back as goodwill.`,
    'too-large',
    amountValues({ maximum: most }),
  );

type Lowered = { of: ReductionOf; line: Line | undefined; amount: number };

function itemOf(order: StoredOrder, { of, line, amount }: Lowered, { words }: Writing): BillItem {
  const book = line && order.lines.find(({ bookId }) => bookId.equals(line.bookId));
  if (book) {
    const detail = detailOf(book, words);
    const text = words.reduced(book.title);
    return { kind: 'book', text, ...(detail && { detail }), amount };
  }
  return of === 'delivery'
    ? { kind: 'delivery', text: words.deliveryBack, amount }
    : { kind: 'goodwill', text: words.goodwill, amount };
}
