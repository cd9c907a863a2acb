import type { OrderView } from '@book-store/contract/schemas/orders';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useCancelOrderMutation } from './api.ts';
import { orderTexts } from './texts.ts';

/** Lets the customer cancel an order, and shows the result. */
export function CancelOrder({ order, token }: { order: OrderView; token?: string | undefined }) {
  const words = useTexts(orderTexts);
  const [cancelOrder, { isLoading, isSuccess, error }] = useCancelOrderMutation();

  const isPaid = order.payment && (order.payment.paid > 0 || order.payment.giftCard);

  async function cancel() {
    const sure = await confirmDestructive(
      words.cancelSure(order.number),
      order.boughtGiftCard
        ? words.cancelGiftCardMeans
        : isPaid
          ? words.cancelPaidMeans
          : words.cancelMeans,
      words.cancelYes,
      words.cancelNo,
    );
    if (sure) await cancelOrder({ id: order._id, token });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
      {order.cancellable && (
        <Button variant="secondary" onClick={() => void cancel()} disabled={isLoading}>
          {words.cancel}
        </Button>
      )}
      <div role="status" className="empty:hidden">
        {isSuccess && !order.cancellable && <p>{isPaid ? words.cancelledPaid : words.cancelled}</p>}
        {error && <p className="font-semibold text-bad">{toApiProblem(error).message}</p>}
      </div>
    </div>
  );
}
