import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { type APIRequestContext, expect } from '@playwright/test';
import { ownerHeaders } from './admin.ts';

/** Returns the newest book. */
export async function newestBook(request: APIRequestContext): Promise<BookView> {
  const reply = await request.get('/api/books/?limit=1');
  const [book] = (await reply.json()) as [BookView];
  return book;
}

/** Returns the book with exactly this title. */
export async function findBook(
  request: APIRequestContext,
  title: string,
): Promise<BookView | undefined> {
  const reply = await request.get('/api/books/', { params: { q: title, limit: 5 } });
  return ((await reply.json()) as BookView[]).find((book) => book.title === title);
}

/** Changes the price of a book. */
export async function changePrice(
  request: APIRequestContext,
  { _id, title, author, description, category, oldPrice }: BookView,
  newPrice: number,
): Promise<void> {
  const reply = await request.put(`/api/books/edit/${_id}`, {
    headers: await ownerHeaders(request),
    data: { title, author, description, category, oldPrice, newPrice },
  });
  await expect(reply).toBeOK();
}
