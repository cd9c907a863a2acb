import { toCents } from '@book-store/contract/money';
import { fold } from '../../shared/fold.ts';

type Priced = { title: string; newPrice: number; oldPrice: number };

/** Returns a book as it is stored: with prices in cents and the sort key of the title. */
export const toStored = <Body extends Priced>({ newPrice, oldPrice, ...body }: Body) => ({
  ...body,
  titleKey: fold(body.title),
  newPriceCents: toCents(newPrice),
  oldPriceCents: toCents(oldPrice),
});
