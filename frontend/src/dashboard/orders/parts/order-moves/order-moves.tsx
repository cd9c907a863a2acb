import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { ComponentProps } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { MoreIcon } from '../../../../kit/icons/dashboard-icons.tsx';
import { Menu, MenuItem } from '../../../../kit/menus/menu.tsx';
import { adminOrderStatusName } from '../../../../lib/ordering/owner-status-names.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { movesTexts } from '../../moves-texts.ts';
import { changeLabel, endingOf } from './order-labels.ts';
import type { ChangeStatus, UndoStatus } from './use-change-order-status.ts';

type OrderMovesProps = {
  order: AdminOrderView;
  changing: boolean;
  onChangeStatus: ChangeStatus;
  onUndo: UndoStatus;
  /** For lists, where a primary button in every row would be too prominent. */
  quiet?: boolean;
  /** The ID of the text that names the order. */
  describedBy?: string;
};

/** The usual next status, with the others in a menu, or undo. */
export function OrderMoves(props: OrderMovesProps) {
  const { order, changing, onChangeStatus, onUndo, quiet, describedBy } = props;
  const texts = useTexts(movesTexts);
  const [next, ...others] = order.nextStatuses;
  const shape = {
    size: quiet ? 'small' : 'normal',
    className: `grow ${quiet ? 'whitespace-nowrap' : ''}`,
  } as const;
  if (order.undo && !next) {
    return (
      <Button
        variant="secondary"
        disabled={changing}
        aria-describedby={describedBy}
        onClick={() => void onUndo(order)}
        {...shape}
      >
        {texts.undo}
      </Button>
    );
  }
  if (!next) return null;
  return (
    <>
      <ChangeStatusButton
        order={order}
        to={next}
        variant={quiet ? 'secondary' : 'primary'}
        changing={changing}
        onChangeStatus={onChangeStatus}
        aria-describedby={describedBy}
        {...shape}
      />
      {(others.length > 0 || order.undo) && (
        <OrderMenu order={order} moves={others} onChangeStatus={onChangeStatus} onUndo={onUndo} />
      )}
    </>
  );
}

type ChangeStatusButtonProps = {
  order: AdminOrderView;
  to: OrderStatus;
  changing: boolean;
  onChangeStatus: ChangeStatus;
} & Pick<ComponentProps<typeof Button>, 'className' | 'aria-describedby' | 'variant' | 'size'>;

function ChangeStatusButton({
  order,
  to,
  changing,
  onChangeStatus,
  ...rest
}: ChangeStatusButtonProps) {
  return (
    <Button
      {...rest}
      disabled={changing}
      onClick={(event) => {
        // The second click of a double click would trigger the step after this one.
        if (event.detail <= 1) void onChangeStatus(order, to);
      }}
    >
      {changeLabel(to, [order])}
    </Button>
  );
}

type OrderMenuProps = {
  order: AdminOrderView;
  /** The status changes besides the usual one. */
  moves: readonly OrderStatus[];
  onChangeStatus: ChangeStatus;
  onUndo: UndoStatus;
};

/** The rare actions. */
function OrderMenu({ order, moves, onChangeStatus, onUndo }: OrderMenuProps) {
  const texts = useTexts(movesTexts);
  return (
    <Menu
      button={<MoreIcon />}
      buttonName={texts.more(order.number)}
      buttonClass="grid size-11 place-items-center rounded-field hover:bg-line"
      className="relative shrink-0"
    >
      <ul>
        {moves.map((to) => (
          <MenuItem
            key={to}
            onChoose={() => void onChangeStatus(order, to)}
            className={`px-4 ${endingOf(to, [order])?.destructive ? 'text-bad' : ''}`}
          >
            {changeLabel(to, [order])}
          </MenuItem>
        ))}
        {order.undo && (
          <MenuItem onChoose={() => void onUndo(order)} className="px-4">
            {texts.backTo(adminOrderStatusName(order.undo.to, order))}
          </MenuItem>
        )}
      </ul>
    </Menu>
  );
}
