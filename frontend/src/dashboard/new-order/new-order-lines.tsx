import type { BookView } from '@book-store/contract/schemas/books';
import { IconButton } from '../../kit/button.tsx';
import { CloseIcon } from '../../kit/icons/icons.tsx';
import { Price } from '../../kit/price.tsx';
import { deliveryWords } from '../../lib/delivery-words.ts';
import { editionOf } from '../../lib/edition.ts';

type NewOrderLinesProps = {
  books: readonly BookView[];
  /** Undefined if the order is picked up. */
  delivery: number | undefined;
  total: number;
  onRemove: (id: string) => void;
};

/** The books of an order that is being entered, and what they cost. */
export function NewOrderLines({ books, delivery, total, onRemove }: NewOrderLinesProps) {
  if (books.length === 0) return null;
  return (
    <div>
      <ul aria-label="Books of this order" className="border-t-2 border-ink">
        {books.map(({ _id, title, newPrice, ...edition }) => (
          <li key={_id} className="flex items-center gap-3 border-b border-line">
            <span className="min-w-0 grow py-2 break-words">
              {title}
              <span className="block text-fine text-muted empty:hidden">{editionOf(edition)}</span>
            </span>
            <Price amount={newPrice} />
            <IconButton name={`Remove ${title}`} onClick={() => onRemove(_id)}>
              <CloseIcon className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {delivery !== undefined && (
        <p className="flex justify-between pt-3 pr-14">
          <span>Delivery</span>
          <span className="tabular-nums">{deliveryWords(delivery)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between pt-3 pr-14 font-semibold">
        <span>Total</span>
        <Price amount={total} className="text-h3" />
      </p>
    </div>
  );
}
