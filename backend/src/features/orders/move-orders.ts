import type {
  AdminOrderView,
  MovedOrders,
  MoveOrdersBody,
  UndoMovesBody,
} from '@book-store/contract/schemas/admin-orders';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { undoOrderStatus } from './undo-order-status.ts';

type Moves = z.output<typeof MoveOrdersBody>['moves'];

type Undos = z.output<typeof UndoMovesBody>['moves'];

type Refusal = MovedOrders['refused'][number];

/** Moves several orders, each on its own: what another admin has changed meanwhile stays as it is. */
export const moveOrders = (moves: Moves, by: string, at: Date): Promise<MovedOrders> =>
  forEach(moves, ({ id, ...move }) => changeOrderStatus(id, { ...move, by }, at));

/** Takes back the last moves of several orders, each on its own. */
export const undoMoves = (moves: Undos, by: string, at: Date): Promise<MovedOrders> =>
  forEach(moves, async ({ id, from }) => (await undoOrderStatus(id, { from, by }, at)).order);

async function forEach<One extends { id: string }>(
  all: readonly One[],
  change: (one: One) => Promise<AdminOrderView>,
): Promise<MovedOrders> {
  const result: MovedOrders = { moved: [], refused: [] };
  for (const one of all) {
    try {
      result.moved.push(await change(one));
    } catch (error) {
      // What has moved must be reported even if the database is lost on the way.
      if (!(error instanceof AppError) && result.moved.length === 0) throw error;
      result.refused.push(toRefusal(one.id, error));
    }
  }
  return result;
}

function toRefusal(id: string, error: unknown): Refusal {
  if (!(error instanceof AppError))
    return { id, detail: 'It could not be saved. Please try again.' };
  const { order } = (error.extra ?? {}) as Pick<Refusal, 'order'>;
  return { id, detail: error.message, order };
}
