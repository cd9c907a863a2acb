import type { BookView } from '@book-store/contract/schemas/books';
import { type Availability, availabilityOf } from '@book-store/contract/stock';

const COLOURS: Record<Availability['kind'], string> = {
  available: 'text-good',
  'few-left': 'text-accent-deep',
  orderable: 'text-accent-deep',
  'sold-out': 'text-bad',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function words(availability: Availability, orderableDays: number | undefined): string {
  switch (availability.kind) {
    case 'available':
      return 'Available';
    case 'few-left':
      return `Only ${availability.left} left`;
    case 'orderable':
      return orderableDays ? `Can be ordered, about ${days(orderableDays)}` : 'Can be ordered';
    case 'sold-out':
      return 'Sold out';
  }
}

type AvailabilityTextProps = {
  book: Pick<BookView, 'stock' | 'orderable'>;
  /** Days until a sold-out book arrives, where there is room for them. */
  orderableDays?: number | undefined;
  /** Also says 'Available', which is the rule and needs no words on a card. */
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
  const availability = availabilityOf(book);
  if (availability.kind === 'available' && !always) return null;
  return (
    <p className={`font-semibold ${COLOURS[availability.kind]} ${className}`}>
      {words(availability, orderableDays)}
    </p>
  );
}
