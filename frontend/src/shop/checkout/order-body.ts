import { toMoneyText } from '@book-store/contract/money';
import type { PlaceOrderBody } from '@book-store/contract/schemas/orders';
import { toAddress } from '../../kit/forms/address-fields.tsx';
import type { DeliveryDraft } from './delivery-draft.ts';

/** A book as the checkout needs it. */
export type OrderedBook = {
  _id: string;
  title: string;
  coverImage: string;
  drawnCover?: string | undefined;
  coverTint?: string | undefined;
  newPrice: number;
};

/** The displayed cost; `delivery` is unknown until the shop's settings are loaded. */
export type Cost = { delivery: number | undefined; total: number };

type Shown = { email: string; books: readonly OrderedBook[]; total: number };

/** Builds the request body from the form, the account's email, the books and the displayed total. */
export const toOrderBody = (
  draft: DeliveryDraft,
  { email, books, total }: Shown,
): PlaceOrderBody => ({
  name: draft.name.trim(),
  email,
  phone: draft.phone,
  address: toAddress(draft),
  productIds: books.map(({ _id }) => _id),
  totalPrice: toMoneyText(total),
});
