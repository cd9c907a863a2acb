import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { changeLabels, finalChanges } from './order-labels.ts';
import type { ChangeStatus } from './use-change-order-status.ts';

type ChangeStatusButtonProps = {
  order: AdminOrderView;
  to: OrderStatus;
  /** True for the usual next step. */
  usual: boolean;
  changing: boolean;
  /** True in a list, where a primary button in every row would be too loud. */
  secondary?: boolean;
  onChangeStatus: ChangeStatus;
} & Pick<ComponentProps<'button'>, 'className' | 'aria-describedby'>;

export function ChangeStatusButton({
  order,
  to,
  usual,
  changing,
  secondary,
  onChangeStatus,
  ...rest
}: ChangeStatusButtonProps) {
  return (
    <Button
      {...rest}
      variant={finalChanges[to] ? 'destructive' : usual && !secondary ? 'primary' : 'secondary'}
      aria-disabled={changing}
      onClick={(event) => {
        // The second click of a double click would trigger the step after this one.
        if (event.detail <= 1) void onChangeStatus(order, to);
      }}
    >
      {changeLabels[to]}
    </Button>
  );
}
