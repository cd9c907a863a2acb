import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { ComponentProps } from 'react';
import { Button } from '../../kit/button.tsx';
import { changeLabel } from './order-labels.ts';
import type { ChangeStatus } from './use-change-order-status.ts';

type ChangeStatusButtonProps = {
  order: AdminOrderView;
  to: OrderStatus;
  changing: boolean;
  onChangeStatus: ChangeStatus;
} & Pick<ComponentProps<typeof Button>, 'className' | 'aria-describedby' | 'variant' | 'size'>;

export function ChangeStatusButton({
  order,
  to,
  changing,
  onChangeStatus,
  ...rest
}: ChangeStatusButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={changing}
      onClick={(event) => {
        // The second click of a double click would trigger the step after this one.
        if (event.detail <= 1) void onChangeStatus(order, to);
      }}
    >
      {changeLabel(to, [order])}
    </Button>
  );
}
