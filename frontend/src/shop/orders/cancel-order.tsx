import type { OrderView } from '@book-store/contract/schemas/orders';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useCancelOrderMutation } from './api.ts';

/** Lets the customer cancel an order, and shows the result. */
export function CancelOrder({ order }: { order: OrderView }) {
  const [cancelOrder, { isLoading, isSuccess, error }] = useCancelOrderMutation();

  async function cancel() {
    const sure = await confirmDestructive(
      `Cancel order ${order.number}?`,
      'The books will not be sent, and there is nothing to pay.',
      'Yes, cancel the order',
      'Keep the order',
    );
    if (sure) await cancelOrder(order._id);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
      {order.cancellable && (
        <Button variant="secondary" onClick={() => void cancel()} disabled={isLoading}>
          Cancel this order
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {isSuccess && !order.cancellable && (
          <p>Your order has been cancelled. There is nothing to pay.</p>
        )}
        {error && <p className="font-semibold text-bad">{toApiProblem(error).message}</p>}
      </div>
    </div>
  );
}
