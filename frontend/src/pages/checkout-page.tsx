import { PAGES } from '@book-store/contract/pages';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useAuth, useCustomer } from '../features/account/auth-context.ts';
import { removeOrdered } from '../features/cart/cart-slice.ts';
import { CheckoutForm } from '../features/checkout/checkout-form.tsx';
import type { JustPlaced } from '../features/orders/just-placed.ts';
import { paths } from '../shared/paths.ts';
import { texts } from '../shared/specified-texts.ts';
import { confirmationDialog, preloadDialogs } from '../shared/ui/dialogs.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Price } from '../shared/ui/price.tsx';
import { useCheckoutBooks } from './checkout/use-checkout-books.ts';
import { useSavedDelivery } from './checkout/use-saved-delivery.ts';

export function CheckoutPage() {
  const customer = useCustomer();
  const { logout } = useAuth();
  const checkout = useCheckoutBooks();
  const { saved, save } = useSavedDelivery(customer.uid);
  // Keeps showing a placed order until the confirmation is closed.
  const [placed, setPlaced] = useState<Pick<typeof checkout, 'books' | 'cost'> | null>(null);
  const { books, cost } = placed ?? checkout;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(preloadDialogs, []);

  async function onPlaced(order: OrderView, keep: boolean) {
    setPlaced({ books, cost });
    const saving = keep ? save(order) : true;
    dispatch(removeOrdered(books.map(({ _id }) => _id)));
    const { confirmedTitle, confirmedText, confirmedButton } = texts.checkout;
    await confirmationDialog(confirmedTitle, confirmedText, confirmedButton).catch(() => {});
    const state: JustPlaced = { placed: order._id, unsaved: !(await saving) };
    await navigate(paths.orders.to(), { replace: true, state });
  }

  return (
    <>
      <PageHead {...PAGES.checkout} />
      <h1>{texts.checkout.title}</h1>
      <p className="mt-2 mb-8 flex flex-wrap gap-x-6 text-lead">
        <span>
          {texts.checkout.totalPrice}: <Price amount={cost.total} className="font-semibold" />
        </span>
        <span>
          {texts.checkout.items}: {books.length}
        </span>
      </p>
      <CheckoutForm
        customer={customer}
        saved={saved}
        books={books}
        cost={cost}
        notices={checkout.notices}
        onOrdering={checkout.onOrdering}
        onRefused={checkout.onRefused}
        onRemoveUnavailable={checkout.removeUnavailable}
        onSignInAgain={logout}
        onPlaced={onPlaced}
      />
    </>
  );
}
