import type { BookView, CreateBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { fold } from '@book-store/contract/fold';
import { toMinor } from '@book-store/contract/money';
import { Book } from './books.model.ts';

type BookOverrides = Partial<Omit<BookView, 'createdAt'>> & {
  createdAt?: Date;
  soldAt?: Date;
};
let count = 0;

/**
 * Stores a book for tests; give only the fields that matter. Prices in dollars; the old price is the new one unless
 * given, also as undefined. Returns its id.
 */
export async function aBook(given: BookOverrides = {}): Promise<string> {
  count += 1;
  const { newPrice = 10, title = `Book number ${count}`, ...others } = given;
  const { oldPrice = 'oldPrice' in given ? undefined : newPrice, ...rest } = others;
  const book = await Book.create({
    title,
    titleKey: fold(title),
    description: 'A book of a test.',
    category: 'fiction',
    coverImage: 'book-1.webp',
    newPriceCents: toMinor(newPrice),
    ...(oldPrice !== undefined && { oldPriceCents: toMinor(oldPrice) }),
    ...rest,
  });
  return book._id.toString();
}

/** Returns the body that the add book form sends; give only the fields that matter. */
export const aBookBody = (given: Partial<CreateBookBody> = {}): CreateBookBody => ({
  title: 'A new book',
  description: 'Worth reading.',
  category: 'fiction',
  coverImage: 'book-3.webp',
  newPrice: 12.5,
  oldPrice: 15,
  ...given,
});
