import type { AccountExport } from '@book-store/contract/schemas/account';
import type { Customer } from '../../http/authentication.ts';
import { findStoredBooks } from '../catalogue/find-books.ts';
import { readCart } from '../customers/cart.ts';
import { readSavedDetails } from '../customers/saved-details.ts';
import { readWishes } from '../customers/wishes.ts';
import { ofAccount, toCustomer } from '../mails/erase-mails.ts';
import { readSender } from '../mails/letters/to-sender.ts';
import { exportMails } from '../mails/list-mails.ts';
import { findSubscription } from '../newsletter/newsletter.service.ts';
import { listAllOwnOrders } from '../orders/list-orders.ts';

/**
 * Returns all that the shop keeps about an account. What belongs to an address is only for whoever has
 * verified it.
 */
export async function exportCustomer(
  { uid, email, emailVerified = false, name }: Customer,
  publicUrl: string,
): Promise<Omit<AccountExport, 'exportedAt'>> {
  const own = emailVerified ? email : undefined;
  const [savedDetails, cart, wishes, orders, newsletter, sender] = await Promise.all([
    readSavedDetails(uid),
    readCart(uid),
    readWishes(uid),
    listAllOwnOrders(uid),
    own ? findSubscription(own) : undefined,
    readSender(publicUrl),
  ]);
  const orderIds = orders.map(({ _id }) => _id);
  const mails = [ofAccount({ uid, orderIds }), ...(own ? [toCustomer(own)] : [])];
  const titled = await titlesOf([...cart, ...wishes.wishes, ...wishes.backInStock]);
  return {
    account: { uid, email, emailVerified, name },
    savedDetails,
    cart: titled(cart),
    wishes: titled(wishes.wishes),
    backInStock: titled(wishes.backInStock),
    orders,
    newsletter,
    mails: await exportMails(mails, sender),
  };
}

/** Returns a function that adds the titles to ids of books. */
async function titlesOf(ids: readonly string[]) {
  const books = await findStoredBooks([...new Set(ids)], { seesHidden: true });
  const titles = new Map(books.map(({ _id, title }) => [_id.toString(), title]));
  return (some: readonly string[]): AccountExport['cart'] =>
    some.map((bookId) => ({ bookId, title: titles.get(bookId) }));
}
