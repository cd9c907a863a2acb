import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { MoreIcon } from '../../kit/icons/dashboard-icons.tsx';
import { usePopover } from '../../kit/menus/use-popover.ts';
import { changeLabels, endings } from './order-labels.ts';
import type { ChangeStatus } from './use-change-order-status.ts';

type OrderMenuProps = {
  order: AdminOrderView;
  /** All moves but the usual one. */
  moves: readonly OrderStatus[];
  onChangeStatus: ChangeStatus;
};

/** The rare actions for an order, out of the way of the frequent ones. */
export function OrderMenu({ order, moves, onChangeStatus }: OrderMenuProps) {
  const { root, button, panel, toggle, close } = usePopover();
  return (
    <div {...root} className="relative shrink-0">
      <button
        {...button}
        type="button"
        onClick={toggle}
        className="grid size-11 place-items-center rounded-field hover:bg-line"
      >
        <span className="sr-only">More for order {order.number}</span>
        <MoreIcon />
      </button>
      <ul
        {...panel}
        className="absolute right-0 z-20 scroll-mb-24 mt-1 w-max rounded-card border border-line bg-card py-1 shadow-cover"
      >
        {moves.map((to) => (
          <li key={to}>
            <button
              type="button"
              onClick={() => {
                close();
                void onChangeStatus(order, to);
              }}
              className={`min-h-11 w-full px-4 text-left hover:bg-wash ${endings[to]?.destructive ? 'text-bad' : ''}`}
            >
              {changeLabels[to]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
