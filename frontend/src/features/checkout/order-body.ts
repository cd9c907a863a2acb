import { formatDollars } from '@book-store/contract/money';
import type { PlaceOrderBody } from '@book-store/contract/schemas/orders';
import { totalOf } from '../../shared/total-of.ts';
import type { DeliveryDraft } from './delivery-draft.ts';

/** A book as the checkout needs it. */
export type OrderedBook = {
  _id: string;
  title: string;
  coverImage: string;
  coverTint?: string | undefined;
  newPrice: number;
};

/** Strips the separators that people type in phone numbers. */
const digits = (phone: string) => phone.replace(/[^\d+]/g, '');

/** Builds the request body from the form, the account's email, the books and the displayed total. */
export const toOrderBody = (
  draft: DeliveryDraft,
  email: string,
  books: readonly OrderedBook[],
): PlaceOrderBody => ({
  name: draft.name.trim(),
  email,
  phone: digits(draft.phone),
  address: {
    street: draft['address.street'].trim(),
    city: draft['address.city'].trim(),
    country: draft['address.country'].trim(),
    state: draft['address.state'].trim(),
    zipcode: draft['address.zipcode'].trim(),
  },
  productIds: books.map(({ _id }) => _id),
  totalPrice: formatDollars(totalOf(books)),
});
