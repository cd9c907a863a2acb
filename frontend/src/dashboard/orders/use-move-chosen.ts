import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderView, MovedOrders } from '@book-store/contract/schemas/admin-orders';
import { useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { alertDialog, successToast } from '../../kit/dialogs/dialogs.ts';
import { confirmMove } from '../order-moves/confirm-move.ts';
import { changeLabels } from '../order-moves/order-labels.ts';
import { useMoveOrdersMutation } from './api.ts';

type Move = { order: AdminOrderView; to: OrderStatus };

/** Returns the usual next step of each order that has one. */
export const toMoves = (orders: readonly AdminOrderView[]): Move[] =>
  orders.flatMap((order) => {
    const [to] = order.nextStatuses;
    return to ? [{ order, to }] : [];
  });

/** Says what the button does with the chosen orders. */
export function moveLabel(moves: readonly Move[]): string {
  const [first] = moves;
  const same = first && moves.every(({ to }) => to === first.to);
  return same
    ? `${changeLabels[first.to]}: ${count(moves.length)}`
    : `Move ${count(moves.length)} to the next step`;
}

const count = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`);

/** Moves several orders at once and says which could not be moved, and why. */
export function useMoveChosen(onMoved: (orders: readonly AdminOrderView[]) => void) {
  const [send, { isLoading }] = useMoveOrdersMutation();
  const [asking, setAsking] = useState(false);
  const moving = isLoading || asking;

  async function moveAll(moves: readonly Move[]) {
    if (moving || moves.length === 0) return;
    setAsking(true);
    try {
      const ending = moves.filter(({ to }) => to === 'delivered');
      const orders = ending.map(({ order }) => order);
      if (ending.length > 0 && !(await confirmMove(orders, 'delivered'))) return;
      const result = await send({
        moves: moves.map(({ order, to }) => ({ id: order._id, from: order.status, to })),
      }).unwrap();
      onMoved(result.moved);
      if (result.refused.length === 0) void successToast(`${count(result.moved.length)} moved`);
      else await alertDialog(toMessage(result, moves), 'info');
    } catch (error) {
      await alertDialog(toApiProblem(error).message, 'error');
    } finally {
      setAsking(false);
    }
  }
  return { moveAll, moving };
}

function toMessage({ moved, refused }: MovedOrders, moves: readonly Move[]): string {
  const numbers = new Map(moves.map(({ order }) => [order._id, order.number]));
  const reasons = refused.map(({ id, detail }) => `${numbers.get(id)}: ${detail}`);
  return `${count(moved.length)} moved, ${refused.length} not. ${reasons.join(' ')}`;
}
