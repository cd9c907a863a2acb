import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import type { GivenTracking } from '@book-store/contract/orders/parcels/tracking.schemas';
import { useCallback, useRef, useState } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { alertDialog, successToast } from '../../../../kit/dialogs/dialogs.ts';
import { adminOrderStatusName } from '../../../../lib/ordering/owner-status-names.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { movesTexts } from '../../moves-texts.ts';
import { useChangeOrderStatusMutation, useUndoOrderStatusMutation } from '../orders/api.ts';
import { confirmMove, confirmUndo } from './confirm-move.ts';
import type { SendOutDialogProps } from './send-out-dialog.tsx';

type Movable = Pick<Handover, '_id' | 'number' | 'status' | 'totalPrice' | 'address' | 'payment'> &
  Partial<Pick<AdminOrderView, 'email'>>;
export type ChangeStatus = (order: Movable, to: OrderStatus) => Promise<void>;
export type UndoStatus = (order: AdminOrderView) => Promise<void>;

function toErrorMessage(error: unknown, order: Movable): string {
  const { code, message, extra, fields } = toApiProblem(error);
  if (code !== 'illegal-status') return Object.values(fields)[0] ?? message;
  const now = (extra.order as AdminOrderView | undefined)?.status;
  return now && now !== order.status
    ? textsNow(movesTexts).changedMeanwhile(order.number, adminOrderStatusName(now, order))
    : message;
}

/**
 * Changes an order's status, one at a time, and shows the result; confirms changes that end an order first.
 * `onChanged` gets the updated order. `tracking` is stored when a parcel is sent, unless the refined dashboard
 * asks for it: by a `SendOutDialog` with the props `sendingOut`.
 */
export function useChangeOrderStatus(
  onChanged?: (order: AdminOrderView) => void,
  tracking?: GivenTracking,
) {
  const [send] = useChangeOrderStatusMutation();
  const [sendUndo] = useUndoOrderStatusMutation();
  const [changing, setChanging] = useState<string | null>(null);
  const [sendingOut, setSendingOut] = useState<SendOutDialogProps | null>(null);
  const { isRefined } = useDashboardTexts();
  const busy = useRef(false);

  const run = useCallback(
    async (order: Movable, change: () => Promise<AdminOrderView | undefined>) => {
      if (busy.current) return;
      busy.current = true;
      setChanging(order._id);
      try {
        const changed = await change();
        if (!changed) return;
        onChanged?.(changed);
        void successToast(
          textsNow(movesTexts).changed(order.number, adminOrderStatusName(changed.status, changed)),
        );
      } catch (error) {
        await alertDialog(toErrorMessage(error, order), 'error');
      } finally {
        busy.current = false;
        setChanging(null);
      }
    },
    [onChanged],
  );

  const changeStatus = useCallback<ChangeStatus>(
    (order, to) =>
      run(order, async () => {
        if (!(await confirmMove([order], to))) return undefined;
        const move = { id: order._id, from: order.status, to };
        if (to !== 'out-for-delivery') return send(move).unwrap();
        const sendWith = (given: GivenTracking | undefined) =>
          send({ ...move, ...(given && { tracking: given }) }).unwrap();
        if (!isRefined) return sendWith(tracking);
        return new Promise<AdminOrderView | undefined>((resolve, reject) =>
          setSendingOut({
            number: order.number,
            hasMail: Boolean(order.email),
            send: sendWith,
            onEnd: resolve,
            onRefused: reject,
          }),
        ).finally(() => setSendingOut(null));
      }),
    [run, send, tracking, isRefined],
  );
  const undoStatus = useCallback<UndoStatus>(
    (order) =>
      run(order, async () =>
        (await confirmUndo(order))
          ? sendUndo({ id: order._id, from: order.status }).unwrap()
          : undefined,
      ),
    [run, sendUndo],
  );
  return { changeStatus, undoStatus, changing, sendingOut };
}
