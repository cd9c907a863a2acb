import { BOOK_FORMAT_NAMES, type BookFormat } from '@book-store/contract/book-facts';
import type { WayKind } from '@book-store/contract/delivery';
import type { OrderStatus } from '@book-store/contract/order-status';
import { counted } from './amount.ts';
import { area, type TextsOf } from './storefront-texts.ts';

const formats: Readonly<Record<BookFormat, string>> = BOOK_FORMAT_NAMES;
const ways: Readonly<Record<WayKind, string>> = {
  parcel: 'Delivery',
  'pick-up': 'Pick-up in our shop',
  round: 'Delivery',
};
const statuses: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  refused: 'Refused',
  cancelled: 'Cancelled',
};

/** The words that many parts of the storefront share. */
export const commonTexts = area('lib', {
  books: (count: number): string => counted(count, 'book'),
  allBooks: 'All books',
  free: 'free',
  workingDays({ from, to }: { from: number; to: number }): string {
    if (from !== to) return `${from} to ${to} working days`;
    return from === 1 ? '1 working day' : `${from} working days`;
  },
  /** What ways of delivery are called that have no name of their own. */
  ways,
  formats,
  anotherEdition: 'Another edition',
  editionOf: (year: string): string => `Edition of ${year}`,
  /** Order statuses as customers read them. */
  statuses,
  readyToPickUp: 'Ready to be picked up',
  pickedUp: 'Picked up',
  /** What stands before an amount of tax. */
  tax: (percent: string, included: boolean): string =>
    included ? `incl. ${percent} tax` : `plus ${percent} tax`,
  andOthers: (names: string, others: number): string =>
    `${names} and ${others} ${others === 1 ? 'other' : 'others'}`,
});
export type CommonTexts = TextsOf<typeof commonTexts>;
