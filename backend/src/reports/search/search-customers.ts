import { searchTerms } from '../../orders/order/order-words.ts';
import type { Page } from '../../platform/documents/mongo.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { CustomerFigures, type StoredCustomerFigures } from '../figures/customer-figures.model.ts';

/** More customers than these are not looked through for the other words. */
const CANDIDATES_MAX = 1000;

type Found = { id: string; name: string; email: string };

/** Customers whose name, email or phone number has a word that begins like each of these; the longest is looked up. */
export async function searchCustomers(q: string, limit: number): Promise<Page<Found>> {
  const [first, ...others] = searchTerms(q);
  if (!first) return { found: [], total: 0 };
  const lists = first.map(({ from, to }) =>
    CustomerFigures.find({ searchWords: { $elemMatch: { $gte: from, $lt: to } } })
      .hint({ searchWords: 1 })
      .limit(CANDIDATES_MAX)
      .lean<StoredCustomerFigures[]>(),
  );
  const candidates = new Map((await Promise.all(lists)).flat().map((one) => [one._id, one]));
  const found = [...candidates.values()]
    .filter(({ searchWords }) =>
      others.every((term) =>
        term.some(({ from, to }) => searchWords.some((word) => word >= from && word < to)),
      ),
    )
    .sort((one, other) => (other.lastOrderAt?.getTime() ?? 0) - (one.lastOrderAt?.getTime() ?? 0));
  return { found: found.slice(0, limit).map(toFound), total: found.length };
}

const toFound = ({ _id, name, email }: StoredCustomerFigures): Found => ({
  id: _id,
  name: name ?? '',
  email: shownEmail(email ?? ''),
});
