import { toEmail } from '@book-store/contract/email';
import { fold } from '@book-store/contract/fold';
import { isGuest } from '@book-store/contract/people/account/guests';
import type {
  CustomerView,
  ListCustomersQuery,
} from '@book-store/contract/people/customers/admin-customers.schemas';
import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { findPage, type Page } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { spelledWords } from '../../platform/text/to-words.ts';
import { CustomerFigures, type StoredCustomerFigures } from '../figures/customer-figures.model.ts';

type Query = z.output<typeof ListCustomersQuery>;

const SORT = {
  recent: { lastOrderAt: -1, _id: 1 },
  sum: { earningCents: -1, _id: 1 },
  orders: { orders: -1, _id: 1 },
  name: { nameKey: 1, _id: 1 },
} as const satisfies Record<Query['sort'], Record<string, 1 | -1>>;

export async function listCustomers({ q, sort, ...page }: Query): Promise<Page<CustomerView>> {
  const list = CustomerFigures.find(q ? having(q) : {})
    .sort(SORT[sort])
    .lean<StoredCustomerFigures[]>();
  return findPage(list, page, toCustomerView);
}

/** Throws `not-found`, also for a deleted account. */
export async function getCustomer(id: string): Promise<CustomerView> {
  const found = await CustomerFigures.findById(id).lean<StoredCustomerFigures>();
  if (!found) throw notFound('There is no such customer.');
  return toCustomerView(found);
}

const PHONE = /^\+?(?=.*\d)[\d\s().\-/]+$/;

/** More terms do not narrow a search any further. */
const TERMS_MAX = 8;

/** Matches customers with each word somewhere in name, email address or phone number, as `customerKeys` writes them. */
function having(q: string): QueryFilter<StoredCustomerFigures> {
  const terms = PHONE.test(q) ? [[phonePart(q)]] : q.split(/\s+/).flatMap(termsOf);
  // A search without any word finds nobody instead of everybody.
  if (terms.length === 0) return { _id: { $in: [] } };
  return { $and: terms.slice(0, TERMS_MAX).map((spellings) => ({ searchText: oneOf(spellings) })) };
}

/** The international form drops a national number's leading zero. */
function phonePart(q: string): string {
  const digits = q.replace(/[^+\d]/g, '');
  return digits.replace(/^0+(?=\d)/, '');
}

const termsOf = (part: string): string[][] =>
  part.includes('@') ? [[fold(toEmail(part))]] : spelledWords(part);

const oneOf = (texts: readonly string[]) =>
  new RegExp(texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'));

export const toCustomerView = (stored: StoredCustomerFigures): CustomerView => ({
  id: stored._id,
  name: stored.name ?? '',
  email: shownEmail(stored.email ?? ''),
  phone: stored.phone ?? '',
  orders: stored.orders,
  sum: stored.earningCents,
  lastOrderAt: (stored.lastOrderAt ?? new Date(0)).toISOString(),
  guest: isGuest(stored._id) || undefined,
});
