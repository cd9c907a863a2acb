import type {
  AdminOrderView,
  MovedOrders,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { GivenTracking } from '@book-store/contract/orders/parcels/tracking.schemas';
import { useState } from 'react';
import { refusalText } from '../../../api/api-problem.ts';
import { alertDialog } from '../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../kit/use-action.ts';
import { textsNow } from '../../../lib/wording/storefront-texts.ts';
import { confirmMove, confirmUndos } from '../parts/order-moves/confirm-move.ts';
import { changeLabel, usualMove } from '../parts/order-moves/order-labels.ts';
import { toTracking } from '../parts/order-moves/tracking-fields.tsx';
import { useMoveOrdersMutation, useUndoMovesMutation } from '../parts/orders/api.ts';
import { ordersTexts } from '../texts.ts';
import type { ChosenParcels } from './chosen-tracking.tsx';

type Move = { order: AdminOrderView; to: OrderStatus; tracking?: GivenTracking };

export const toMoves = (orders: readonly AdminOrderView[]): Move[] =>
  orders.flatMap((order) => {
    const to = usualMove(order);
    return to ? [{ order, to }] : [];
  });

/** Adds tracking numbers to the changes that send a parcel. */
export const withTracking = (
  moves: readonly Move[],
  { carrier, numbers }: ChosenParcels,
): readonly Move[] =>
  moves.map((move) => {
    const number = move.to === 'out-for-delivery' ? (numbers[move.order._id] ?? '') : '';
    const tracking = toTracking({ carrier, number, url: '' });
    return tracking ? { ...move, tracking } : move;
  });

export function moveLabel(moves: readonly Move[]): string {
  const texts = textsNow(ordersTexts).chosen;
  const [first] = moves;
  const same = first && moves.every(({ to }) => to === first.to);
  if (!same) return texts.move(moves.length);
  const orders = moves.map(({ order }) => order);
  return texts.moveTo(changeLabel(first.to, orders), moves.length);
}

type Moved = { moved: readonly AdminOrderView[]; at: number };
const NONE: Moved = { moved: [], at: 0 };

/** Changes the status of several orders, or undoes that, and reports failures with their reasons. */
export function useMoveChosen(onMoved: (orders: readonly AdminOrderView[]) => void) {
  const [send] = useMoveOrdersMutation();
  const [sendUndo] = useUndoMovesMutation();
  /** The last change, for undo. */
  const [{ moved, at: movedAt }, setMoved] = useState<Moved>(NONE);
  const { act: moveAll, busy: moving } = useAction({
    confirm: (moves: readonly Move[]) => {
      const ending = moves.filter(({ to }) => to === 'delivered').map(({ order }) => order);
      return ending.length === 0 || confirmMove(ending, 'delivered');
    },
    run: (moves: readonly Move[]) =>
      send({
        moves: moves.map(({ order, ...move }) => ({ id: order._id, from: order.status, ...move })),
      }).unwrap(),
    done: (result, moves) => {
      onMoved(result.moved);
      setMoved({ moved: result.moved, at: Date.now() });
      return tell(
        result,
        moves.map(({ order }) => order),
        'wasMoved',
      );
    },
  });
  const { act: undoAll, busy: undoing } = useAction({
    confirm: () => confirmUndos(moved, movedAt),
    run: () =>
      sendUndo({ moves: moved.map(({ _id, status }) => ({ id: _id, from: status })) }).unwrap(),
    done: (result) => {
      onMoved(result.moved);
      setMoved(NONE);
      return tell(result, moved, 'wasMovedBack');
    },
  });
  return { moveAll, moving: moving || undoing, moved, undoAll };
}

/** Returns the text for a toast, or opens a dialog if something failed. */
function tell(
  { moved, refused }: MovedOrders,
  orders: readonly AdminOrderView[],
  what: 'wasMoved' | 'wasMovedBack',
): string | undefined {
  const texts = textsNow(ordersTexts).chosen;
  const done = texts[what](moved.length);
  if (refused.length === 0) return done;
  const numbers = new Map(orders.map(({ _id, number }) => [_id, number]));
  const reasons = refused.map((one) => `${numbers.get(one.id)}: ${refusalText(one)}`);
  void alertDialog(texts.refused(done, refused.length, reasons.join(' ')), 'info');
  return undefined;
}
