import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Button } from '../../kit/button.tsx';
import { ChangeStatusButton } from './change-status-button.tsx';
import { OrderMenu } from './order-menu.tsx';
import type { ChangeStatus, UndoStatus } from './use-change-order-status.ts';

type OrderMovesProps = {
  order: AdminOrderView;
  changing: boolean;
  onChangeStatus: ChangeStatus;
  onUndo: UndoStatus;
  /** True in a list, where a primary button in every row would be too loud. */
  quiet?: boolean;
  /** The ID of the text that names the order. */
  describedBy?: string;
};

/** The usual next step of an order, the other ones in a menu, or the way back from its end. */
export function OrderMoves(props: OrderMovesProps) {
  const { order, changing, onChangeStatus, onUndo, quiet, describedBy } = props;
  const [next, ...others] = order.nextStatuses;
  const shape = {
    size: quiet ? 'small' : 'normal',
    className: `grow ${quiet ? 'whitespace-nowrap' : ''}`,
  } as const;
  if (order.undo && !next) {
    return (
      <Button
        variant="secondary"
        aria-disabled={changing}
        aria-describedby={describedBy}
        onClick={() => void onUndo(order)}
        {...shape}
      >
        Undo
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
