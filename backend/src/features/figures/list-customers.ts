import { toEmail } from '@book-store/contract/email';
import { fold } from '@book-store/contract/fold';
import type {
  CustomerView,
  ListCustomersQuery,
} from '@book-store/contract/schemas/admin-customers';
import type { z } from 'zod';
import { notFound } from '../../shared/errors.ts';
import { findPage, type Page } from '../../shared/mongo.ts';
import { shownEmail } from '../../shared/shown-email.ts';
import { isGuest } from '../orders/guests.ts';
import { CustomerFigures, type StoredCustomerFigures } from './customer-figures.model.ts';

type Query = z.output<typeof ListCustomersQuery>;

const SORT = {
  recent: { lastOrderAt: -1, _id: 1 },
  sum: { earningCents: -1, _id: 1 },
  orders: { orders: -1, _id: 1 },
  name: { nameKey: 1, _id: 1 },
} as const satisfies Record<Query['sort'], Record<string, 1 | -1>>;

/** Customers whose account was deleted have no orders any more. */
const LISTED = { listed: true };

/** Returns one page of the customers, and how many there are. */
export async function listCustomers({ q, sort, ...page }: Query): Promise<Page<CustomerView>> {
  // An erased customer has no text to search.
  const filter = q ? { searchText: containing(q) } : LISTED;
  const list = CustomerFigures.find(filter).sort(SORT[sort]).lean<StoredCustomerFigures[]>();
  return findPage(list, page, toCustomerView);
}

/** Returns one customer. Throws `not-found`, also for an account that was deleted. */
export async function getCustomer(id: string): Promise<CustomerView> {
  const found = await CustomerFigures.findOne({ _id: id, ...LISTED }).lean<StoredCustomerFigures>();
  if (!found) throw notFound('There is no such customer.');
  return toCustomerView(found);
}

const PHONE = /^\+?(?=.*\d)[\d\s().\-/]+$/;

/** Ignores case, accents and the spaces in phone numbers; email addresses are stored in ASCII. */
function containing(q: string): RegExp {
  const text = q.includes('@') ? toEmail(q) : q;
  const part = PHONE.test(q) ? q.replace(/[^+\d]/g, '') : fold(text).trim();
  return new RegExp(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
}

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
