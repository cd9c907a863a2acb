import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { MoreIcon } from '../../kit/icons/dashboard-icons.tsx';
import { Menu, MenuItem } from '../../kit/menus/menu.tsx';
import { adminOrderStatusName } from '../../lib/order-status-names.ts';
import { changeLabel, endings } from './order-labels.ts';
import type { ChangeStatus, UndoStatus } from './use-change-order-status.ts';

type OrderMenuProps = {
  order: AdminOrderView;
  /** All moves but the usual one. */
  moves: readonly OrderStatus[];
  onChangeStatus: ChangeStatus;
  onUndo: UndoStatus;
};

/** The rare actions for an order, out of the way of the frequent ones. */
export function OrderMenu({ order, moves, onChangeStatus, onUndo }: OrderMenuProps) {
  return (
    <Menu
      button={<MoreIcon />}
      buttonName={`More for order ${order.number}`}
      buttonClass="grid size-11 place-items-center rounded-field hover:bg-line"
      className="relative shrink-0"
    >
      <ul>
        {moves.map((to) => (
          <MenuItem
            key={to}
            onChoose={() => void onChangeStatus(order, to)}
            className={`px-4 ${endings[to]?.destructive ? 'text-bad' : ''}`}
          >
            {changeLabel(to, [order])}
          </MenuItem>
        ))}
        {order.undo && (
          <MenuItem onChoose={() => void onUndo(order)} className="px-4">
            Back to “{adminOrderStatusName(order.undo.to, order)}”
          </MenuItem>
        )}
      </ul>
    </Menu>
  );
}
