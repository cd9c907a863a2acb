import type { AdminOrderView, OrderStatus } from '@book-store/backend/contract';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { endings, moveNames } from './order-words.ts';
import type { MoveOrder } from './use-move-order.ts';

type MoveButtonProps = {
  order: AdminOrderView;
  to: OrderStatus;
  /** True for the usual next step. */
  usual: boolean;
  moving: boolean;
  /** True in a list, where one loud button a row would be a wall of them. */
  quiet?: boolean;
  onMove: MoveOrder;
} & Pick<ComponentProps<'button'>, 'className' | 'aria-describedby'>;

export function MoveButton({ order, to, usual, moving, quiet, onMove, ...rest }: MoveButtonProps) {
  return (
    <Button
      {...rest}
      look={endings[to] ? 'destructive' : usual && !quiet ? 'primary' : 'quiet'}
      aria-disabled={moving}
      onClick={(event) => {
        // The second click of a double click would already mean the step after this one.
        if (event.detail <= 1) void onMove(order, to);
      }}
    >
      {moveNames[to]}
    </Button>
  );
}
