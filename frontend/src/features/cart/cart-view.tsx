import { useDispatch } from 'react-redux';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { totalOf } from '../../shared/total-of.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { CartLine } from './cart-line.tsx';
import { clearCart } from './cart-slice.ts';
import { CartSum } from './cart-sum.tsx';
import { useRefreshedCart } from './use-refreshed-cart.ts';

export function CartView() {
  const dispatch = useDispatch();
  const { items, gone, isFetching } = useRefreshedCart();
  if (items.length === 0) {
    return (
      <>
        <h1>{texts.cart.title}</h1>
        <EmptyState picture={<Picture name="emptyCart" />} text={texts.cart.empty}>
          <ButtonLink to={paths.home.to()}>{texts.cart.continueShopping}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1>{texts.cart.title}</h1>
          <Button variant="secondary" onClick={() => dispatch(clearCart())}>
            {texts.cart.clear}
          </Button>
        </div>
        <ul aria-busy={isFetching} className="mt-2 divide-y divide-line">
          {items.map((item) => (
            <CartLine key={item._id} item={item} gone={gone.has(item._id)} />
          ))}
        </ul>
      </div>
      <CartSum total={totalOf(items)} count={items.length} />
    </div>
  );
}
