import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { ReactNode } from 'react';
import { useSelection } from '../../../kit/lists/use-selection.ts';
import { SendOutDialog } from '../parts/order-moves/send-out-dialog.tsx';
import { useChangeOrderStatus } from '../parts/order-moves/use-change-order-status.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useKeptOrders } from './use-kept-orders.ts';

type OrderListWorkProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  /** Identifies the list; a change clears the selection and the undo. */
  list: string;
  busy: boolean;
  /** Whether a phone shows the tools before any order is chosen. */
  toolsOnPhones: boolean;
  /** Shown instead of a list without orders. */
  empty: ReactNode;
};

export function OrderListWork(props: OrderListWorkProps) {
  const { labelledBy, orders, list, busy, toolsOnPhones, empty } = props;
  const { shown, keep } = useKeptOrders(orders, list);
  const { ids, choose, chooseOne } = useSelection(list);
  const { changeStatus, undoStatus, changing, sendingOut } = useChangeOrderStatus(keep);
  if (shown.length === 0) return empty;

  function onMoved(moved: readonly AdminOrderView[]) {
    for (const order of moved) keep(order);
    const done = new Set(moved.map(({ _id }) => _id));
    choose([...ids].filter((id) => !done.has(id)));
  }

  return (
    <>
      <ChosenOrders
        orders={shown}
        chosen={ids}
        onChooseAll={(all) => choose(all ? shown.map(({ _id }) => _id) : [])}
        onMoved={onMoved}
        hiddenOnPhones={!toolsOnPhones && ids.size === 0}
      />
      <OrdersTable
        labelledBy={labelledBy}
        orders={shown}
        busy={busy}
        changing={changing}
        chosen={ids}
        onChoose={chooseOne}
        onChangeStatus={changeStatus}
        onUndo={undoStatus}
        onPaid={keep}
      />
      {sendingOut && <SendOutDialog {...sendingOut} />}
    </>
  );
}
