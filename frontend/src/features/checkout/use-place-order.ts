import type { PlaceOrderBody } from '@book-store/backend/contract';
import { type ApiProblem, toApiProblem } from '../../shared/api/api-problem.ts';
import { texts } from '../../shared/specified-texts.ts';
import { alertDialog } from '../../shared/ui/dialogs.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-key.ts';
import { usePlaceOrderMutation } from './place-order-api.ts';

/** Places the order of one account, once; a refusal is said aloud before it is thrown. */
export function usePlaceOrder(uid: string, onRefused: (problem: ApiProblem) => void) {
  const [placeOrder] = usePlaceOrderMutation();
  return async (body: PlaceOrderBody) => {
    try {
      await placeOrder({ body, idempotencyKey: idempotencyKeyFor(uid, body) }).unwrap();
      forgetIdempotencyKey(uid);
    } catch (error) {
      const problem = toApiProblem(error);
      if (problem.code === 'idempotency-key-reused') forgetIdempotencyKey(uid);
      onRefused(problem);
      // Where even the dialog cannot be loaded, the sentence on the page remains.
      await alertDialog(texts.checkout.failed, 'error', { returnFocus: false }).catch(() => {});
      throw error;
    }
  };
}
