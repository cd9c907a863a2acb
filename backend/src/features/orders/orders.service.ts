import { createHash, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { z } from 'zod';
import type { Customer } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import { formatDollars, toDollars } from '../../shared/money.ts';
import { orderKeys } from './order-keys.ts';
import { type PricedBook, type Quote, quote, seenCents } from './order-pricing.ts';
import { toOrderView } from './order-view.ts';
import type { BookGone, OrderView, PlaceOrderBody, PriceChanged } from './orders.contract.ts';
import { Order, type StoredOrder } from './orders.model.ts';

type Body = z.output<typeof PlaceOrderBody>;
type Account = { uid: string; email: string };
type Page = { page: number; limit: number };

type Deps = {
  /** The catalogue's door: those of the named books that exist. */
  findBooks: (ids: readonly string[]) => Promise<PricedBook[]>;
  /** Ids of all admins: a new order is new to each of them. */
  listAdminIds: () => Promise<string[]>;
  /** Counts a new order of an account; throws `too-many-requests`. */
  limit: (uid: string) => Promise<void>;
  now: () => Date;
};

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Everything that happens to orders. */
export function createOrdersService({ findBooks, listAdminIds, limit, now }: Deps) {
  return {
    /**
     * Places an order for the account, once for each idempotency key. Throws `forbidden` for another
     * account's email, `idempotency-key-reused`, `book-gone` and `price-changed`; then nothing is
     * stored.
     */
    async placeOrder(customer: Customer, body: Body, key?: string): Promise<OrderView> {
      const account = ownAccount(customer, body.email);
      const once = { idempotencyKey: key ?? randomUUID(), bodyHash: digest(body) };
      const earlier = key && (await findEarlier(account, once));
      if (earlier) return earlier;

      await limit(account.uid);
      const [{ lines, totalCents }, unseenBy] = await Promise.all([
        agreedQuote(body),
        listAdminIds(),
      ]);
      const { totalPrice: _seen, productIds: _ids, ...delivery } = body;
      const at = now();
      const _id = new Types.ObjectId();
      return storeOnce(account, once, {
        ...delivery,
        ...orderKeys({ _id, ...delivery }),
        _id,
        ...once,
        uid: account.uid,
        productIds: lines.map((line) => line.bookId),
        lines,
        totalCents,
        status: 'placed',
        history: [{ status: 'placed', at, by: { role: 'customer' } }],
        unseenBy,
        createdAt: at,
      });
    },

    /** One page of the account's own orders, newest first. */
    listForAccount: (uid: string, page: Page) => listOrders({ uid }, page),

    /** One page of the orders that were placed with an email address, newest first. */
    listForEmail: (email: string, page: Page) => listOrders({ email }, page),
  };

  async function agreedQuote(body: Body): Promise<Quote> {
    const quoted = quote(body.productIds, await findBooks(body.productIds));
    if (quoted.gone.length > 0) throw bookGone(quoted.gone);
    if (quoted.totalCents !== seenCents(body.totalPrice)) throw priceChanged(quoted);
    return quoted;
  }
}

function ownAccount(customer: Customer, email: string): Account {
  if (!customer.email) {
    throw new AppError('forbidden', {
      detail: 'Your account has no email address, so it cannot place an order.',
    });
  }
  if (customer.email !== email) {
    throw new AppError('forbidden', {
      detail: 'The email of an order must be the one you are signed in with.',
    });
  }
  return { uid: customer.uid, email };
}

type Once = { idempotencyKey: string; bodyHash: string };

async function findEarlier({ uid }: Account, once: Once): Promise<OrderView | undefined> {
  const { idempotencyKey, bodyHash } = once;
  const earlier = await Order.findOne({ uid, idempotencyKey }).lean<StoredOrder>();
  if (!earlier) return undefined;
  if (earlier.bodyHash !== bodyHash) {
    throw new AppError('idempotency-key-reused', {
      detail: 'This Idempotency-Key belongs to an order with other contents.',
    });
  }
  return toOrderView(earlier);
}

/** The unique index decides between calls at the same moment; the later ones get the first's order. */
async function storeOnce(account: Account, once: Once, order: object): Promise<OrderView> {
  try {
    const stored = await Order.create(order);
    return toOrderView(stored.toObject() as StoredOrder);
  } catch (error) {
    const earlier = isDuplicate(error) && (await findEarlier(account, once));
    if (earlier) return earlier;
    throw error;
  }
}

const isDuplicate = (error: unknown) => (error as { code?: unknown }).code === 11000;

async function listOrders(filter: { uid: string } | { email: string }, { page, limit }: Page) {
  const [orders, total] = await Promise.all([
    Order.find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<StoredOrder[]>(),
    Order.countDocuments(filter),
  ]);
  return { orders: orders.map(toOrderView), total };
}

/** The parsed body has its members in the contract's order, so equal bodies have equal digests. */
const digest = (body: Body) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

function bookGone(bookIds: string[]): AppError {
  return new AppError('book-gone', {
    detail: 'A book of your cart is no longer sold. Please remove it and try again.',
    extra: { bookIds } satisfies z.input<typeof BookGone>,
  });
}

function priceChanged({ lines, totalCents }: Quote): AppError {
  return new AppError('price-changed', {
    detail: 'Prices have changed since you filled your cart. Please look at the new total.',
    extra: {
      totalPrice: formatDollars(toDollars(totalCents)),
      lines: lines.map(({ bookId, title, priceCents }) => ({
        bookId,
        title,
        price: toDollars(priceCents),
      })),
    } satisfies z.input<typeof PriceChanged>,
  });
}
