import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { Button } from '../../../../kit/button.tsx';
import { MoreIcon } from '../../../../kit/icons/dashboard-icons.tsx';
import { Menu, MenuItem } from '../../../../kit/menus/menu.tsx';
import { adminOrderStatusName } from '../../../../lib/ordering/owner-status-names.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { movesTexts } from '../../moves-texts.ts';
import { paymentTexts } from '../../payment-texts.ts';
import { isNextPaid, useMarkPaid } from '../payments/mark-paid.tsx';
import { changeLabel, endingOf, usualMove } from './order-labels.ts';
import type { ChangeStatus, UndoStatus } from './use-change-order-status.ts';

type OrderMovesProps = {
  order: AdminOrderView;
  changing: boolean;
  onChangeStatus: ChangeStatus;
  onUndo: UndoStatus;
  onPaid?: (order: AdminOrderView) => void;
  /** For lists, where a primary button in every row would be too prominent. */
  quiet?: boolean;
  /** The ID of the text that names the order. */
  describedBy?: string;
};

/** The usual next step, with the others in a menu, or undo. */
export function OrderMoves(props: OrderMovesProps) {
  const { order, changing, onChangeStatus, onUndo, onPaid, quiet, describedBy } = props;
  const texts = useTexts(movesTexts);
  const { yes: paid } = useTexts(paymentTexts).markPaid;
  const { markPaid, marking } = useMarkPaid(onPaid);
  const isPaidNext = isNextPaid(order);
  const next = usualMove(order);
  const others = order.nextStatuses.filter((to) => to !== next);
  const isUndoAlone = !isPaidNext && order.nextStatuses.length === 0 && order.undo;
  const act = () => {
    if (isPaidNext) return markPaid(order);
    return next ? onChangeStatus(order, next) : onUndo(order);
  };
  return (
    <>
      {(isPaidNext || next || isUndoAlone) && (
        <Button
          variant={quiet || isUndoAlone ? 'secondary' : 'primary'}
          size={quiet ? 'small' : 'normal'}
          className={`grow ${quiet ? 'whitespace-nowrap' : ''}`}
          disabled={changing || marking}
          aria-describedby={describedBy}
          onClick={(event) => {
            // The second click of a double click would trigger the step after this one.
            if (event.detail <= 1) void act();
          }}
        >
          {isPaidNext ? paid : next ? changeLabel(next, [order]) : texts.undo}
        </Button>
      )}
      {(others.length > 0 || (order.undo && !isUndoAlone)) && (
        <OrderMenu order={order} moves={others} onChangeStatus={onChangeStatus} onUndo={onUndo} />
      )}
    </>
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
