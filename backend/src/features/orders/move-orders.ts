import type { MovedOrders, MoveOrdersBody } from '@book-store/contract/schemas/admin-orders';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { changeOrderStatus } from './change-order-status.ts';

type Moves = z.output<typeof MoveOrdersBody>['moves'];

type Refusal = MovedOrders['refused'][number];

/** Moves several orders, each on its own: what another admin has changed meanwhile stays as it is. */
export async function moveOrders(moves: Moves, by: string, at: Date): Promise<MovedOrders> {
  const result: MovedOrders = { moved: [], refused: [] };
  for (const { id, ...move } of moves) {
    try {
      result.moved.push(await changeOrderStatus(id, { ...move, by }, at));
    } catch (error) {
      // What has moved must be reported even if the database is lost on the way.
      if (!(error instanceof AppError) && result.moved.length === 0) throw error;
      result.refused.push(toRefusal(id, error));
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
