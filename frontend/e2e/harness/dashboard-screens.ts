import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import type { CustomerPage } from '@book-store/contract/people/customers/admin-customers.schemas';
import { type APIRequestContext, expect } from '@playwright/test';
import { ownerHeaders } from './admin.ts';
import { newestBook } from './books.ts';
import { placeOrder } from './orders.ts';

/** Returns the path of every page of the dashboard, those of one thing with something the shop has. */
export async function dashboardScreens(request: APIRequestContext): Promise<string[]> {
  const { order, customer } = await placeOrder(request);
  const book = await newestBook(request);
  const ids: Record<string, string> = {
    [PAGES.editBook.pattern]: book._id,
    [PAGES.adminOrder.pattern]: order._id,
    [PAGES.customer.pattern]: await customerId(request, customer.email),
    [PAGES.giftCard.pattern]: await idOfNew(request, 'gift-cards', { amount: 5 }),
    [PAGES.editDiscountCode.pattern]: await idOfNew(request, 'discount-codes', {
      code: `SCREEN-${Date.now()}`,
      kind: 'percent',
      percent: 10,
    }),
    [PAGES.editReadingList.pattern]: await idOfNew(request, 'reading-lists', {
      title: 'For the summer',
      books: [{ bookId: book._id }],
      published: false,
    }),
    [PAGES.editNews.pattern]: 'free-to-all',
    [PAGES.pageText.pattern]: 'terms',
  };
  return Object.values(PAGES)
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.startsWith(PAGES.overview.pattern))
    .map((pattern) => {
      const id = ids[pattern];
      if (pattern.includes(':') && !id) throw new Error(`No id is known for ${pattern}.`);
      return id ? pathWithId(pattern, id) : pattern;
    });
}

/** Makes something with a call of the owner's, and returns its id. */
async function idOfNew(request: APIRequestContext, what: string, data: object): Promise<string> {
  const headers = await ownerHeaders(request);
  const reply = await request.post(`/api/admin/${what}`, { data, headers });
  await expect(reply).toBeOK();
  const made = (await reply.json()) as { _id: string; id?: string };
  return made.id ?? made._id;
}

async function customerId(request: APIRequestContext, email: string): Promise<string> {
  const headers = await ownerHeaders(request);
  let id: string | undefined;
  // The list learns of an order a moment later.
  await expect(async () => {
    const reply = await request.get('/api/admin/customers', { params: { q: email }, headers });
    id = ((await reply.json()) as CustomerPage).customers[0]?.id;
    expect(id).toBeDefined();
  }).toPass();
  return id ?? '';
}
