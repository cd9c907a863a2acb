import { createHash, randomUUID } from 'node:crypto';
import type {
  BookGone,
  OrderView,
  PlaceOrderBody,
  PriceChanged,
} from '@book-store/contract/schemas/orders';
import { Types } from 'mongoose';
import type { z } from 'zod';
import type { Customer } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import { formatDollars, toDollars } from '../../shared/money.ts';
import { orderKeys } from './order-keys.ts';
import { type PricedBook, type Quote, quote, seenCents } from './order-pricing.ts';
import { toOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

type Body = z.output<typeof PlaceOrderBody>;
type Account = { uid: string; email: string };
type Page = { page: number; limit: number };

type Deps = {
  /** Returns the books with these ids that exist. */
  findBooks: (ids: readonly string[]) => Promise<PricedBook[]>;
  /** Returns the ids of all admins, because a new order is new to each of them. */
  listAdminIds: () => Promise<string[]>;
  /** Counts a new order against the limit of an account. Throws `too-many-requests`. */
  limit: (uid: string) => Promise<void>;
  now: () => Date;
};

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Creates the service that places and lists orders. */
export function createOrdersService({ findBooks, listAdminIds, limit, now }: Deps) {
  return {
    /**
     * Places an order for the account, once per idempotency key. Throws `forbidden` for another
     * account's email, `idempotency-key-reused`, `book-gone` or `price-changed`; then nothing is stored.
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

    /** Returns one page of the account's own orders, newest first. */
    listForAccount: (uid: string, page: Page) => listOrders({ uid }, page),

    /** Returns one page of the orders placed with an email address, newest first. */
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
      detail: 'The email of an order must be the one that you are signed in with.',
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

/** The unique index resolves concurrent requests; the later ones get the first one's order. */
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

/** The parsed body has its keys in the contract's order, so equal bodies have equal digests. */
const digest = (body: Body) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

function bookGone(bookIds: string[]): AppError {
  return new AppError('book-gone', {
    detail: 'A book in your cart is no longer available. Please remove it and try again.',
    extra: { bookIds } satisfies z.input<typeof BookGone>,
  });
}

function priceChanged({ lines, totalCents }: Quote): AppError {
  return new AppError('price-changed', {
    detail: 'Prices have changed since you filled your cart. Please check the new total.',
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
