import type { CartChange } from '@book-store/contract/people/customers/account-cart.schemas';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { isBookId, isQuantity } from './cart-storage.ts';

const kept = keptText('book-store-account-cart-v1');

/** The account of this device's cart, with the edits that are not yet sent. */
export type AccountCart = { uid: string; edits: readonly CartChange[] };

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isChange = (value: unknown): value is CartChange => {
  const change = value as Partial<CartChange> | null;
  return (
    typeof change === 'object' &&
    change !== null &&
    isBookId(change.bookId) &&
    (change.kind === 'add' || change.kind === 'remove') &&
    isTime(change.at) &&
    isQuantity(change.quantity ?? 1)
  );
};

/** Returns undefined if the cart is of this device alone, or the stored value is invalid. */
export function readAccountCart(): AccountCart | undefined {
  const { uid, edits } = (kept.parse() ?? {}) as Partial<AccountCart>;
  if (typeof uid !== 'string' || !Array.isArray(edits)) return undefined;
  return { uid, edits: edits.filter(isChange) };
}

/** `undefined` makes the cart one of this device alone. */
export const writeAccountCart = (account: AccountCart | undefined): void =>
  kept.write(JSON.stringify(account));
