import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CartIcon } from '../../kit/icons/icons.tsx';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { selectCartCount } from '../cart/cart-slice.ts';
import { shellTexts } from './texts.ts';

export function CartLink() {
  const { inCart } = useTexts(shellTexts);
  const count = useSelector(selectCartCount);
  return (
    <Link
      to={paths.cart.to()}
      className="flex min-h-11 items-center gap-2 rounded-field px-2 hover:bg-wash"
    >
      <CartIcon />
      <span className="sr-only">{inCart}</span>
      <span className="shop-header-badge grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-fine font-semibold text-on-accent tabular-nums">
        {count}
      </span>
    </Link>
  );
}
