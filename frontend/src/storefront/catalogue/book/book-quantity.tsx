import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import { Suspense, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { addToCart, type CartState, selectCopies } from '../../orders/parts/cart/cart-slice.ts';

/** Loaded only by shops that sell several copies. */
const QuantityStepper = lazyPart(
  async () => (await import('../../../kit/fields/quantity-stepper.tsx')).QuantityStepper,
);

const never = () => () => undefined;

type BookQuantityProps = { book: BookView; quantity: number; onChange: (quantity: number) => void };

/**
 * The copies to add; once the book is in the cart, those in the cart. Needs scripts: the server renders a placeholder of the
 * same size.
 */
export function BookQuantity({ book, quantity, onChange }: BookQuantityProps) {
  const dispatch = useDispatch();
  const inCart = useSelector((state: { cart: CartState }) => selectCopies(state, book._id));
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const room = <span className="needs-script h-[46px]" />;
  if (!isInBrowser) return room;
  const most = mostCopiesOf(book);
  return (
    <Suspense fallback={room}>
      <QuantityStepper
        title={book.title}
        value={Math.min(inCart || quantity, most)}
        max={most}
        onChange={(copies) =>
          inCart > 0 ? dispatch(addToCart({ ...book, quantity: copies })) : onChange(copies)
        }
      />
    </Suspense>
  );
}
