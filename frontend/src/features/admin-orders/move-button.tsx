import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { finalMoves, moveLabels } from './order-labels.ts';
import type { MoveOrder } from './use-move-order.ts';

type MoveButtonProps = {
  order: AdminOrderView;
  to: OrderStatus;
  /** True for the usual next step. */
  usual: boolean;
  moving: boolean;
  /** True in a list, where a primary button in every row would be too loud. */
  secondary?: boolean;
  onMove: MoveOrder;
} & Pick<ComponentProps<'button'>, 'className' | 'aria-describedby'>;

export function MoveButton({
  order,
  to,
  usual,
  moving,
  secondary,
  onMove,
  ...rest
}: MoveButtonProps) {
  return (
    <Button
      {...rest}
      variant={finalMoves[to] ? 'destructive' : usual && !secondary ? 'primary' : 'secondary'}
      aria-disabled={moving}
      onClick={(event) => {
        // The second click of a double click would trigger the step after this one.
        if (event.detail <= 1) void onMove(order, to);
      }}
    >
      {moveLabels[to]}
    </Button>
  );
}
