import type { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { type ApiProblem, toApiProblem } from '../../../api/api-problem.ts';
import { alertDialog } from '../../../kit/dialogs/dialogs.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { usePlaceOrderMutation } from '../parts/checkout/api.ts';
import { sendOnce } from '../parts/checkout/idempotency-key.ts';

/** Places an order, at most once. On failure, shows an alert, then rethrows. */
export function usePlaceOrder(uid: string, onRefused: (problem: ApiProblem) => void) {
  const texts = useTexts();
  const [placeOrder] = usePlaceOrderMutation();
  return async (body: PlaceOrderBody): Promise<PlacedOrder> => {
    try {
      return await sendOnce(uid, body, (idempotencyKey) =>
        placeOrder({ content: body, idempotencyKey }).unwrap(),
      );
    } catch (error) {
      onRefused(toApiProblem(error));
      // The page shows the problem, too, in case the dialog fails to load.
      if (!texts.isRefined)
        await alertDialog(texts.checkout.failed, 'error', { returnFocus: false }).catch(() => {});
      throw error;
    }
  };
}
