import { PAGES } from '@book-store/contract/pages';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useAuth, useCustomer } from '../features/account/auth-context.ts';
import { removeOrdered } from '../features/cart/cart-slice.ts';
import { CheckoutForm } from '../features/checkout/checkout-form.tsx';
import { paths } from '../shared/paths.ts';
import { texts } from '../shared/specified-texts.ts';
import { totalOf } from '../shared/total-of.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { confirmationDialog, preloadDialogs } from '../shared/ui/dialogs.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Picture } from '../shared/ui/picture.tsx';
import { Price } from '../shared/ui/price.tsx';
import { useCheckoutBooks } from './checkout/use-checkout-books.ts';

export function CheckoutPage() {
  const customer = useCustomer();
  const { logout } = useAuth();
  const checkout = useCheckoutBooks();
  // Keeps showing the books of a placed order until the confirmation is closed.
  const [placed, setPlaced] = useState<typeof checkout.books | null>(null);
  const books = placed ?? checkout.books;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(preloadDialogs, []);

  async function onPlaced(productIds: readonly string[]) {
    setPlaced(books);
    dispatch(removeOrdered(productIds));
    const { confirmedTitle, confirmedText, confirmedButton } = texts.checkout;
    await confirmationDialog(confirmedTitle, confirmedText, confirmedButton).catch(() => {});
    await navigate(paths.orders.to(), { replace: true });
  }

  return (
    <>
      <PageHead {...PAGES.checkout} />
      <h1>{texts.checkout.title}</h1>
      {books.length === 0 ? (
        <EmptyState picture={<Picture name="emptyCart" />} text={texts.cart.empty}>
          <ButtonLink to={paths.home.to()}>{texts.cart.continueShopping}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="mt-2 mb-8 flex flex-wrap gap-x-6 text-lead">
            <span>
              Total Price: <Price amount={totalOf(books)} className="font-semibold" />
            </span>
            <span>Items: {books.length}</span>
          </p>
          <CheckoutForm
            customer={customer}
            books={books}
            changes={checkout.changes}
            gone={checkout.gone}
            onOrdering={checkout.onOrdering}
            onRefused={checkout.onRefused}
            onRemoveUnavailable={checkout.removeUnavailable}
            onSignInAgain={logout}
            onPlaced={onPlaced}
          />
        </>
      )}
    </>
  );
}
