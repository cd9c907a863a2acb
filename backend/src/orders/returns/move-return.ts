import { nextReturnStates, type ReturnState } from '@book-store/contract/orders/returns/returns';
import type { ReceiveReturnBody } from '@book-store/contract/orders/returns/returns.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { returnCopies } from '../../catalogue/stock/take-copies.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { badRequest, conflict, notFound } from '../../platform/errors/errors.ts';
import { changeReturn } from '../changing/change-returns.ts';
import type { StoredOrder, StoredReturn } from '../order/orders.model.ts';

export type ReturnId = { id: string; returnId: string };
/** `by` is the admin's username. */
export type Move = { by: string; at: Date; beforeCommit?: BeforeCommit<StoredOrder> };

const NAMES: Record<ReturnState, string> = {
  asked: 'waiting for an answer',
  'on-its-way': 'on its way',
  received: 'received',
  refunded: 'refunded',
  refused: 'refused',
};

/**
 * Accepts a return. Like the functions below, throws `not-found`, and `conflict` if the return is in another
 * state by now.
 */
export const agreeToReturn = (ids: ReturnId, instructions: string, move: Move) =>
  moveReturn(ids, 'on-its-way', move, async () => ({ instructions }));

/** Throws `conflict` also if copies of it are already back in stock. */
export const refuseReturn = (ids: ReturnId, refusal: string, move: Move) =>
  moveReturn(ids, 'refused', move, async (_order, { lines }) => {
    if (lines.some(({ shelved }) => shelved))
      throw conflict(
        'Copies of this return are on the shelf again, so it can only be refunded.',
        'return-shelved',
      );
    return { refusal };
  });

type ReceivedLine = z.output<typeof ReceiveReturnBody>['lines'][number];

/**
 * Records which copies came back and restocks those that can be sold. Throws `bad-request` unless every line of
 * the return is listed, with no more copies than it has.
 */
export const receiveReturn = (ids: ReturnId, received: readonly ReceivedLine[], move: Move) =>
  moveReturn(ids, 'received', move, async (order, stored, session) => {
    const lines = stored.lines.map((line) => {
      const found = received.find(({ bookId }) => bookId === line.bookId.toString());
      if (!found || found.shelved > line.quantity) throw badLine(order, line);
      return { ...line, condition: found.condition, shelved: found.shelved };
    });
    if (received.length > lines.length)
      throw badRequest('The return has no such book.', 'return-of-other-book');
    const copies = lines.map(({ bookId, shelved }) => ({ bookId, quantity: shelved }));
    const why = {
      order: order._id,
      orderNumber: order.number,
      cause: 'order-returned',
      at: move.at,
    } as const;
    await returnCopies(
      copies.filter(({ quantity }) => quantity > 0),
      why,
      session,
    );
    return { lines: lines as StoredReturn['lines'] };
  });

function badLine({ lines }: StoredOrder, { bookId, quantity }: StoredReturn['lines'][number]) {
  const title = lines.find((line) => line.bookId.equals(bookId))?.title;
  return badRequest(
    `Please say of ${title} what the copies look like, and how many of the ${quantity} go back on the shelf.`,
    'return-incomplete',
  );
}

const moveReturn = (
  { id, returnId }: ReturnId,
  to: ReturnState,
  { by, at, beforeCommit }: Move,
  change: (
    order: StoredOrder,
    stored: StoredReturn,
    session: ClientSession,
  ) => Promise<Partial<StoredReturn>>,
): Promise<StoredOrder> =>
  inTransaction(
    (session) =>
      changeReturn(
        id,
        async (order) => {
          const stored = findReturn(order, returnId);
          assertNext(stored, to);
          return moved(stored, to, { by, at }, await change(order, stored, session));
        },
        { at, session },
      ),
    { beforeCommit },
  );

/** Throws `not-found`. */
export function findReturn({ returns }: StoredOrder, returnId: string): StoredReturn {
  const found = returns?.find(({ _id }) => _id.equals(returnId));
  if (!found) throw notFound('There is no such return.');
  return found;
}

/** Throws `conflict` if the state cannot follow. */
export function assertNext({ state }: StoredReturn, to: ReturnState): void {
  if (!nextReturnStates(state).includes(to))
    throw conflict(`This return is now ${NAMES[state]}.`, 'return-moved-on', { state });
}

export const moved = (
  stored: StoredReturn,
  state: ReturnState,
  { by, at }: Move,
  change: Partial<StoredReturn>,
): StoredReturn => {
  const events = [...stored.events, { state, at, by: { role: 'admin', name: by } }];
  return { ...stored, ...change, state, events } as unknown as StoredReturn;
};
