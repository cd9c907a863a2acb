import type { AccountExport } from '@book-store/contract/schemas/account';
import type { ExportCustomer } from '../features/account/account.routes.ts';
import { findStoredBooks } from '../features/catalogue/find-books.ts';
import { readCart } from '../features/customers/cart.ts';
import { readSavedDetails } from '../features/customers/saved-details.ts';
import { readWishes } from '../features/customers/wishes.ts';
import { ofAccount, toCustomer } from '../features/mails/erase-mails.ts';
import { toSender } from '../features/mails/letters/to-sender.ts';
import { exportMails } from '../features/mails/list-mails.ts';
import { findSubscription } from '../features/newsletter/newsletter.service.ts';
import { listAllOwnOrders } from '../features/orders/list-orders.ts';
import { readShopSettings } from '../features/shop-settings/read-shop-settings.ts';
import type { Customer } from '../http/authentication.ts';

/**
 * Returns all that the shop keeps about an account. What belongs to an address is only for whoever has
 * verified it.
 */
export async function exportCustomer(
  { uid, email, emailVerified = false, name }: Customer,
  publicUrl: string,
): ReturnType<ExportCustomer> {
  const own = emailVerified ? email : undefined;
  const [savedDetails, cart, wishes, orders, newsletter, shop] = await Promise.all([
    readSavedDetails(uid),
    readCart(uid),
    readWishes(uid),
    listAllOwnOrders(uid),
    own ? findSubscription(own) : undefined,
    readShopSettings(),
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
    mails: await exportMails(mails, toSender(shop, publicUrl)),
  };
}

/** Returns a function that adds the titles to ids of books. */
async function titlesOf(ids: readonly string[]) {
  const books = await findStoredBooks([...new Set(ids)], { seesHidden: true });
  const titles = new Map(books.map(({ _id, title }) => [_id.toString(), title]));
  return (some: readonly string[]): AccountExport['cart'] =>
    some.map((bookId) => ({ bookId, title: titles.get(bookId) }));
}
