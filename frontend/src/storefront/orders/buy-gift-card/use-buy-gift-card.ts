import type { BuyGiftCardBody } from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import { guestOrderPath } from '@book-store/contract/pages/addresses/order-paths';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/addresses/paths.ts';
import { useBuyGiftCardMutation } from '../parts/checkout/api.ts';
import { sendOnce } from '../parts/checkout/idempotency-key.ts';
import { useOpenCheckoutMutation } from '../parts/order/api.ts';
import type { JustPlaced } from '../parts/order/just-placed.ts';
import { leaveToPay } from '../parts/payment/leave-to-pay.ts';

/** Returns a function that orders a gift card, at most once, and leads to where it is paid. Rejects if it is refused. */
export function useBuyGiftCard(uid: string) {
  const [buy] = useBuyGiftCardMutation();
  const [openCheckout] = useOpenCheckoutMutation();
  const navigate = useNavigate();

  return async (body: BuyGiftCardBody): Promise<void> => {
    const {
      _id: id,
      guestToken: token,
      payment,
    } = await sendOnce(uid, body, (idempotencyKey) =>
      buy({ content: body, idempotencyKey }).unwrap(),
    );
    const next = token ? guestOrderPath(token) : paths.orders.to();
    // Without an answer of Stripe's, the order's page has a button to try again.
    const payAt = payment?.payable ? (await openCheckout({ id, token })).data?.url : undefined;
    const state: JustPlaced = { placed: id, unsaved: false };
    await navigate(next, { replace: true, ...(!payAt && { state }) });
    if (payAt) leaveToPay(payAt, { id, token });
  };
}
