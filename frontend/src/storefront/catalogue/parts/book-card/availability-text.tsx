import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { type Availability, availabilityOf } from '@book-store/contract/catalogue/stock/stock';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../../texts.ts';

const COLOURS: Record<Availability['kind'], string> = {
  available: 'text-good',
  'few-left': 'text-accent-deep',
  orderable: 'text-accent-deep',
  'sold-out': 'text-bad',
};

function words(
  availability: Availability,
  orderableDays: number | undefined,
  texts: TextsOf<typeof catalogueTexts>['card'],
): string {
  switch (availability.kind) {
    case 'available':
      return texts.available;
    case 'few-left':
      return texts.left(availability.left);
    case 'orderable':
      return orderableDays ? texts.orderableIn(orderableDays) : texts.orderable;
    case 'sold-out':
      return texts.soldOut;
  }
}

type AvailabilityTextProps = {
  book: Pick<BookView, 'stock' | 'orderable'>;
  /** Days until a sold-out book arrives, where there is room for them. */
  orderableDays?: number | undefined;
  /** Also shows 'Available', which cards leave out. */
  always?: boolean;
  className?: string;
};

/** Says whether a book can be bought, in words; nothing for an available one. */
export function AvailabilityText({
  book,
  orderableDays,
  always,
  className = '',
}: AvailabilityTextProps) {
  const texts = useTexts(catalogueTexts).card;
  const availability = availabilityOf(book);
  if (availability.kind === 'available' && !always) return null;
  return (
    <p className={`font-semibold ${COLOURS[availability.kind]} ${className}`}>
      {words(availability, orderableDays, texts)}
    </p>
  );
}
