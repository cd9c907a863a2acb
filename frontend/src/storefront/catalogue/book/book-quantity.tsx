import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.ts';

/** Loaded only by shops that sell several copies. */
const QuantityStepper = lazyPart(
  async () => (await import('../../../kit/fields/quantity-stepper.tsx')).QuantityStepper,
);

const never = () => () => undefined;

type BookQuantityProps = { book: BookView; quantity: number; onChange: (quantity: number) => void };

/** Needs scripts: the server renders a placeholder of the same size. */
export function BookQuantity({ book, quantity, onChange }: BookQuantityProps) {
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
        value={Math.min(quantity, most)}
        max={most}
        onChange={onChange}
      />
    </Suspense>
  );
}
