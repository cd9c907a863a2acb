import type { AdminOrderView, OrderStatus } from '@book-store/backend/contract';
import { useCallback, useRef, useState } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { adminOrderStatusNames } from '../../shared/order-status-names.ts';
import { alertDialog, askBeforeDestroying, successToast } from '../../shared/ui/dialogs.ts';
import { useMoveOrderMutation } from './admin-orders-api.ts';
import { endings, moveNames, shortId } from './order-words.ts';

export type MoveOrder = (order: AdminOrderView, to: OrderStatus) => Promise<void>;

/** What is said of a move that the server refused. */
function refusalOf(error: unknown, order: AdminOrderView): string {
  const { code, message, extra } = toApiProblem(error);
  if (code !== 'illegal-status') return message;
  const now = (extra.order as AdminOrderView | undefined)?.status;
  return now
    ? `Order ${shortId(order._id)} has moved on meanwhile: ${adminOrderStatusNames[now]}. Nothing was changed.`
    : message;
}

async function isMeant(to: OrderStatus) {
  const ending = endings[to];
  if (!ending) return true;
  return askBeforeDestroying(ending.title, ending.text, moveNames[to], ending.keep);
}

/** Moves an order on, one at a time, and says how it went; endings are asked back first. */
export function useMoveOrder() {
  const [send] = useMoveOrderMutation();
  const [moving, setMoving] = useState<string | null>(null);
  const busy = useRef(false);

  const moveOrder = useCallback<MoveOrder>(
    async (order, to) => {
      if (busy.current) return;
      busy.current = true;
      setMoving(order._id);
      try {
        if (!(await isMeant(to))) return;
        await send({ id: order._id, from: order.status, to }).unwrap();
        void successToast(`Order ${shortId(order._id)}: ${adminOrderStatusNames[to]}`);
      } catch (error) {
        await alertDialog(refusalOf(error, order), 'error');
      } finally {
        busy.current = false;
        setMoving(null);
      }
    },
    [send],
  );
  return { moveOrder, moving };
}
