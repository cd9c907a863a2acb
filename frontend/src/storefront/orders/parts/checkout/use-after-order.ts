import type { PlacedOrder } from '@book-store/contract/orders/order/guest-orders.schemas';
import { guestOrderPath } from '@book-store/contract/pages/addresses/order-paths';
import { useNavigate } from 'react-router-dom';
import { confirmationDialog, successToast } from '../../../../kit/dialogs/dialogs.ts';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useOpenCheckoutMutation } from '../order/api.ts';
import type { JustPlaced } from '../order/just-placed.ts';
import { leaveToPay } from '../payment/leave-to-pay.ts';

/** Returns a function that continues to the payment page, or confirms the order and shows it. */
export function useAfterOrder() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [openCheckout] = useOpenCheckoutMutation();
  return async (order: PlacedOrder, saving: boolean | Promise<boolean>) => {
    const { _id: id, guestToken: token, payment } = order;
    const next = token ? guestOrderPath(token) : paths.orders.to();
    // If Stripe does not respond, the order's page offers another try.
    const payAt = payment?.payable ? (await openCheckout({ id, token })).data?.url : undefined;
    if (payAt) {
      // Going back leads to the order, not to a form that would place it again.
      await navigate(next, { replace: true });
      return leaveToPay(payAt, { id, token });
    }
    const { confirmedTitle, confirmedText, confirmedButton } = texts.checkout;
    if (texts.isRefined) void successToast(confirmedTitle).catch(() => {});
    else await confirmationDialog(confirmedTitle, confirmedText, confirmedButton).catch(() => {});
    const state: JustPlaced = { placed: id, unsaved: !(await saving) };
    await navigate(next, { replace: true, state });
  };
}
