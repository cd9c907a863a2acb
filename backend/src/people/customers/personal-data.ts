import type { PeopleExport } from '@book-store/contract/people/account/account.schemas';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import type { PersonalData } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { readCart } from './cart.ts';
import { eraseCustomer } from './change-customer.ts';
import { CustomerRecord } from './customers.model.ts';
import { forgetOldWaits, forgetWaitsOf, takeOverWaits } from './guest-waits.ts';
import { readSavedDetails } from './saved-details.ts';
import { readWishes } from './wishes.ts';

/** Includes the titles of the account's books. */
async function exportCustomer(customer: Customer): Promise<Partial<PeopleExport>> {
  const { uid } = customer;
  await takeOverWaits(customer);
  const [savedDetails, cart, { wishes, backInStock }] = await Promise.all([
    readSavedDetails(uid),
    readCart(uid),
    readWishes(uid),
  ]);
  const ids = new Set([...cart.bookIds, ...wishes, ...backInStock].map(String));
  const books = await findStoredBooks([...ids], { seesHidden: true });
  const titles = new Map(books.map(({ _id, title }) => [_id.toString(), title]));
  const titled = (some: readonly { toString(): string }[]) =>
    some.map((bookId) => ({ bookId, title: titles.get(bookId.toString()) }));
  return {
    savedDetails,
    cart: titled(cart.bookIds).map((book, at) => ({
      ...book,
      quantity: cart.quantities?.[at] ?? 1,
    })),
    wishes: titled(wishes),
    backInStock: titled(backInStock),
  };
}

/** Details for the next checkout, cart, and lists of books. */
export const customerData: PersonalData = {
  models: [CustomerRecord],
  erase: async (customer) => {
    await eraseCustomer(customer.uid);
    await forgetWaitsOf(customer);
  },
  export: exportCustomer,
  forgetOld: forgetOldWaits,
};
