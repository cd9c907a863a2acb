import type { OrderView } from '@book-store/backend/contract';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { confirmDestructive } from '../../shared/ui/dialogs.ts';
import { useCancelOrderMutation } from './orders-api.ts';

/** An order may be called off until it is packed; the server decides whether it still is in time. */
const inTime = ({ status }: OrderView) => status === 'placed' || status === 'confirmed';

/** Lets the customer take an order back, and says what came of it. */
export function CancelOrder({ order, number }: { order: OrderView; number: number }) {
  const [cancelOrder, { isLoading, isSuccess, error }] = useCancelOrderMutation();

  async function cancel() {
    const sure = await confirmDestructive(
      `Cancel order #${number}?`,
      'The books will not be sent, and there is nothing to pay.',
      'Yes, cancel the order',
      'Keep the order',
    );
    if (sure) await cancelOrder(order._id);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
      {inTime(order) && (
        <Button variant="secondary" onClick={() => void cancel()} disabled={isLoading}>
          Cancel this order
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {isSuccess && !inTime(order) && <p>Your order is cancelled. There is nothing to pay.</p>}
        {error && <p className="font-semibold text-bad">{toApiProblem(error).message}</p>}
      </div>
    </div>
  );
}
