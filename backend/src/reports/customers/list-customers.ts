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

/** Returns one page of the customers, and how many there are. */
export async function listCustomers({ q, sort, ...page }: Query): Promise<Page<CustomerView>> {
  const list = CustomerFigures.find(q ? having(q) : {})
    .sort(SORT[sort])
    .lean<StoredCustomerFigures[]>();
  return findPage(list, page, toCustomerView);
}

/** Returns one customer. Throws `not-found`, also for an account that was deleted. */
export async function getCustomer(id: string): Promise<CustomerView> {
  const found = await CustomerFigures.findById(id).lean<StoredCustomerFigures>();
  if (!found) throw notFound('There is no such customer.');
  return toCustomerView(found);
}

const PHONE = /^\+?(?=.*\d)[\d\s().\-/]+$/;

/** More words than this do not narrow a search down any further. */
const TERMS_MAX = 8;

/**
 * Returns what finds the customers who have each word of a search somewhere in name, email address or phone number,
 * as `customerKeys` writes them.
 */
function having(q: string): QueryFilter<StoredCustomerFigures> {
  const terms = PHONE.test(q) ? [[phonePart(q)]] : q.split(/\s+/).flatMap(termsOf);
  // A text without any word finds nobody, instead of everybody.
  if (terms.length === 0) return { _id: { $in: [] } };
  return { $and: terms.slice(0, TERMS_MAX).map((spellings) => ({ searchText: oneOf(spellings) })) };
}

/** The leading zero of a national phone number is not part of the international one. */
function phonePart(q: string): string {
  const digits = q.replace(/[^+\d]/g, '');
  return digits.replace(/^0+(?=\d)/, '');
}

const termsOf = (part: string): string[][] =>
  part.includes('@') ? [[fold(toEmail(part))]] : spelledWords(part);

const oneOf = (texts: readonly string[]) =>
  new RegExp(texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'));

/** Returns a customer as the dashboard shows them. */
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
