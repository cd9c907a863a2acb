import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { type ReactNode, useState } from 'react';
import { useChangeOrderStatus } from '../order-moves/use-change-order-status.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useKeptOrders } from './use-kept-orders.ts';

type OrderListWorkProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  /** Which list this is: another one forgets what was chosen and moved. */
  list: string;
  busy: boolean;
  /** Whether a phone shows the tools before any order is chosen. */
  toolsOnPhones: boolean;
  /** Shown instead of a list without orders. */
  empty: ReactNode;
};

/** The orders of a page, and the work with them: one by one, or several chosen ones. */
export function OrderListWork(props: OrderListWorkProps) {
  const { labelledBy, orders, list, busy, toolsOnPhones, empty } = props;
  const { shown, keep } = useKeptOrders(orders, list);
  const [choice, setChoice] = useState({ list, ids: new Set<string>() });
  if (choice.list !== list) setChoice({ list, ids: new Set() });
  const { changeStatus, undoStatus, changing } = useChangeOrderStatus(keep);
  if (shown.length === 0) return empty;

  const choose = (ids: Iterable<string>) => setChoice({ list, ids: new Set(ids) });
  function chooseOne(id: string, chosen: boolean) {
    choose([...choice.ids].filter((one) => one !== id).concat(chosen ? [id] : []));
  }
  function onMoved(moved: readonly AdminOrderView[]) {
    for (const order of moved) keep(order);
    const done = new Set(moved.map(({ _id }) => _id));
    choose([...choice.ids].filter((id) => !done.has(id)));
  }

  return (
    <>
      <ChosenOrders
        orders={shown}
        chosen={choice.ids}
        onChooseAll={(all) => choose(all ? shown.map(({ _id }) => _id) : [])}
        onMoved={onMoved}
        hiddenOnPhones={!toolsOnPhones && choice.ids.size === 0}
      />
      <OrdersTable
        labelledBy={labelledBy}
        orders={shown}
        busy={busy}
        changing={changing}
        chosen={choice.ids}
        onChoose={chooseOne}
        onChangeStatus={changeStatus}
        onUndo={undoStatus}
      />
    </>
  );
}
