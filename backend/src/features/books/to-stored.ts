import { fold } from '@book-store/contract/fold';
import { toCents } from '@book-store/contract/money';

type Priced = { title: string; newPrice: number; oldPrice: number };

/** Returns a book as it is stored: with prices in cents and the sort key of the title. */
export const toStored = <Body extends Priced>({ newPrice, oldPrice, ...body }: Body) => ({
  ...body,
  titleKey: fold(body.title),
  newPriceCents: toCents(newPrice),
  oldPriceCents: toCents(oldPrice),
});
