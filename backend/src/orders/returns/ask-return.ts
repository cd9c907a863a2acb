import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { returnableLines, returnableUntil } from '@book-store/contract/orders/returns/returns';
import type { AskReturnBody } from '@book-store/contract/orders/returns/returns.schemas';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { idOfKey } from '../../platform/documents/id-of-key.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { type AppError, conflict } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { toTax } from '../../settings/shop/shop-view.ts';
import { conflictToTalkAbout } from '../../settings/shop/talk-to-us.ts';
import { changeReturn } from '../changing/change-returns.ts';
import { type OwnOrder, orderNotFound } from '../order/find-order.ts';
import type { StoredOrder, StoredReturn } from '../order/orders.model.ts';
import { withCosts } from './line-costs.ts';

export type ReturnRequest = z.output<typeof AskReturnBody>;
/** The key makes a repeated request idempotent. */
export type ReturnContext = { at: Date; shop: Shop; key?: string | undefined };

/**
 * Requests a return for the customer's own order, once per key. Throws `not-found`, also for another customer's
 * order, and `conflict` if the shop accepts no returns, it is too late, or there are not so many copies left.
 */
export const askReturn = (
  { id, uid }: OwnOrder,
  asked: ReturnRequest,
  context: ReturnContext,
): Promise<StoredOrder> =>
  addReturn(id, asked, {
    ...context,
    by: { role: 'customer' },
    check: (order) => {
      const { returnDays } = context.shop.settings.storefront;
      if (order.uid !== uid) throw orderNotFound();
      const until = returnDays ? returnableUntil(order, returnDays) : undefined;
      if (!until || context.at > until) throw tooLate(order, until);
    },
  });

/** For a return opened by the owner: where to send the books, and whether to notify the customer. */
type OpenReturnContext = ReturnContext & {
  by: string;
  instructions: string;
  tell: boolean;
  beforeCommit: BeforeCommit<StoredOrder>;
};

/**
 * Opens a return that the owner has agreed to, at any time after delivery. Throws `not-found`, and `conflict`
 * for an order that is not delivered, or for more copies than are left.
 */
export const openReturn = (
  id: string,
  asked: ReturnRequest,
  { by: name, instructions, tell, ...context }: OpenReturnContext,
): Promise<StoredOrder> =>
  addReturn(id, asked, {
    ...context,
    by: { role: 'admin', name },
    agreed: { instructions, tell },
    check: () => {},
  });

type AddReturnContext = ReturnContext & {
  by: OrderActor;
  /** Called for a new return. */
  beforeCommit?: BeforeCommit<StoredOrder>;
  agreed?: { instructions: string; tell: boolean };
  /** Throws if this order accepts no return. */
  check: (order: StoredOrder) => void;
};

async function addReturn(
  id: string,
  { lines, reason, note }: ReturnRequest,
  {
    at,
    shop,
    key = new Types.ObjectId().toString(),
    by,
    agreed,
    check,
    beforeCommit,
  }: AddReturnContext,
): Promise<StoredOrder> {
  const _id = idOfKey(`return ${id} ${key}`);
  const tax = toTax(shop.settings);
  return inTransaction(async (session) => {
    let isNew = false;
    const decide = async (order: StoredOrder) => {
      check(order);
      if (order.returns?.some((one) => one._id.equals(_id))) return undefined;
      isNew = true;
      assertReturnable(order, lines);
      const state = agreed ? 'on-its-way' : 'asked';
      const event = { state, at, by, ...(agreed && !agreed.tell && { silent: true }) };
      return {
        _id,
        state,
        reason,
        ...(note && { note }),
        ...(agreed && { instructions: agreed.instructions }),
        lines: withCosts(order, lines, tax),
        events: [event],
      } as unknown as StoredReturn;
    };
    const order = await changeReturn(id, decide, { at, session });
    if (isNew) await beforeCommit?.(order, session);
    return order;
  });
}

/** Throws `conflict` unless all of these copies were delivered and none is in another return. */
function assertReturnable(order: StoredOrder, wanted: ReturnRequest['lines']): void {
  if (order.status !== 'delivered')
    throw conflict('Only books of a delivered order can be given back.', 'return-without-delivery');
  const left = new Map(
    returnableLines(order).map(({ bookId, left: copies }) => [bookId.toString(), copies]),
  );
  const tooMany = wanted.find(({ bookId, quantity }) => quantity > (left.get(bookId) ?? 0));
  if (!tooMany) return;
  const title = order.lines.find(({ bookId }) => bookId.toString() === tooMany.bookId)?.title;
  if (!title) throw conflict('This order has no such book.', 'return-of-other-book');
  const copies = left.get(tooMany.bookId) ?? 0;
  throw conflict(
    copies === 0
      ? `All copies of ${title} are being given back already.`
      : `Of ${title}, at most ${copies} can be given back.`,
    copies === 0 ? 'return-of-all-copies' : 'return-of-fewer-copies',
    { maximum: copies },
  );
}

function tooLate({ status }: StoredOrder, until: Date | undefined): AppError {
  if (status !== 'delivered')
    return conflict(
      'Only books of a delivered order can be given back.',
      'return-without-delivery',
    );
  return until
    ? conflictToTalkAbout('The time in which you can ask for a return is over.', 'return-too-late')
    : conflictToTalkAbout('Returns cannot be asked for here.', 'returns-not-offered');
}
