import { CART_BOOKS_MAX, WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { changeCustomer, eraseCustomer, findCustomer } from './change-customer.ts';
import type { AwaitedBook, StoredCustomer } from './customers.model.ts';

type Given = {
  from: string;
  uid: string;
  /** The address that both accounts share. */
  email: string;
  /** Whether name, phone and addresses are copied. */
  withDetails: boolean;
};

/** Moves one account's data to another. The target's own data takes precedence. Idempotent. */
export async function takeOverRecord({ from, uid, email, withDetails }: Given): Promise<void> {
  const former = await findCustomer(from);
  if (!former) return;
  const { cart = [], wishes = [], backInStock = [] } = former;
  const inCart = cart.filter(({ kind }) => kind === 'add');
  const awaited = backInStock
    .filter(({ pendingUntil }) => !pendingUntil)
    .map(({ bookId, at }) => ({ bookId, at, email }));
  await changeCustomer(uid, (own) => ({
    ...(withDetails && !hasDetails(own) && detailsOf(former)),
    cart: together(inCart, own.cart ?? [], CART_BOOKS_MAX),
    wishes: together(wishes, own.wishes ?? [], WISHES_MAX),
    backInStock: together<AwaitedBook>(awaited, own.backInStock ?? [], WISHES_MAX),
  }));
  await eraseCustomer(from);
}

type Details = Pick<StoredCustomer, 'name' | 'phone' | 'addresses'>;

const hasDetails = ({ name, phone, addresses = [] }: Details) =>
  Boolean(name || phone) || addresses.length > 0;

const detailsOf = ({ name, phone, addresses }: Details): Details => ({
  ...(name && { name }),
  ...(phone && { phone }),
  ...(addresses && { addresses }),
});

/** Prepends as many of another list's latest books as fit. */
function together<Entry extends AwaitedBook>(
  former: readonly Entry[],
  own: readonly Entry[],
  max: number,
): Entry[] {
  const has = new Set(own.map(({ bookId }) => bookId.toString()));
  const others = former.filter(({ bookId }) => !has.has(bookId.toString()));
  const room = Math.max(0, max - own.length);
  return [...others.slice(Math.max(0, others.length - room)), ...own];
}
