import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { useCallback, useRef, useState } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { adminOrderStatusNames } from '../../shared/order-status-names.ts';
import { alertDialog, confirmDestructive, successToast } from '../../shared/ui/dialogs.ts';
import { useChangeOrderStatusMutation } from './admin-orders-api.ts';
import { changeLabels, finalChanges } from './order-labels.ts';

export type ChangeStatus = (order: AdminOrderView, to: OrderStatus) => Promise<void>;

/** Returns the message for a status change that the server rejected. */
function toErrorMessage(error: unknown, order: AdminOrderView): string {
  const { code, message, extra } = toApiProblem(error);
  if (code !== 'illegal-status') return message;
  const now = (extra.order as AdminOrderView | undefined)?.status;
  return now
    ? `Order ${order.number} has changed in the meantime: ${adminOrderStatusNames[now]}. Your change was not saved.`
    : message;
}

async function confirmChange(to: OrderStatus) {
  const ending = finalChanges[to];
  if (!ending) return true;
  return confirmDestructive(ending.title, ending.text, changeLabels[to], ending.keep);
}

/** Changes an order's status, one at a time, and shows the result; final ones are confirmed first. */
export function useChangeOrderStatus() {
  const [send] = useChangeOrderStatusMutation();
  const [changing, setChanging] = useState<string | null>(null);
  const busy = useRef(false);

  const changeStatus = useCallback<ChangeStatus>(
    async (order, to) => {
      if (busy.current) return;
      busy.current = true;
      setChanging(order._id);
      try {
        if (!(await confirmChange(to))) return;
        await send({ id: order._id, from: order.status, to }).unwrap();
        void successToast(`Order ${order.number}: ${adminOrderStatusNames[to]}`);
      } catch (error) {
        await alertDialog(toErrorMessage(error, order), 'error');
      } finally {
        busy.current = false;
        setChanging(null);
      }
    },
    [send],
  );
  return { changeStatus, changing };
}
