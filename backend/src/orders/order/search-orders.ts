import { ORDER_MATCHES_MAX } from '@book-store/contract/orders/order/orders';
import type { Types } from 'mongoose';
import { findByReference } from './find-by-reference.ts';
import { searchTerms, type Term, type WordRange } from './order-words.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** A word that occurs in more orders does not narrow a search. */
const CANDIDATES_MAX = 10_000;
/** So few that reading them is cheaper than looking up another word. */
const FEW = 500;
/** The longest words are looked up; the others are checked in the orders found. */
const ASKED_MAX = 3;

type Sort = Record<string, 1 | -1>;
type Wanted = { q: string; filter: object; sort: Sort; index: Sort; page: number; limit: number };
type Found = { found: StoredOrder[]; total: number };

/**
 * Returns a page of the matching orders and their number, at most `ORDER_MATCHES_MAX`. The index of words finds
 * rare words. Common ones are checked while scanning `index` in the wanted order, which soon fills a page.
 */
export async function searchOrders({ q, filter, sort, index, ...page }: Wanted): Promise<Found> {
  const { ids, matching } = await findMatching({ q, filter, sort });
  return ids ? readPage(ids, page) : findInOrder(matching, { sort, index, ...page });
}

/**
 * Returns the sorted ids of matching orders; if the words are too common for that, only the condition that
 * finds them.
 */
export async function findMatching({
  q,
  filter,
  sort,
}: Pick<Wanted, 'q' | 'filter' | 'sort'>): Promise<{ ids?: string[]; matching: object }> {
  const terms = searchTerms(q);
  const named = await findByReference(q);
  const words = terms.length > 0 ? { $and: terms.map(toCondition) } : undefined;
  const either = [
    ...(words ? [words] : []),
    ...(named.length > 0 ? [{ _id: { $in: named } }] : []),
  ];
  if (either.length === 0) return { ids: [], matching: { _id: { $in: [] } } };
  const matching = { $and: [filter, { $or: either }] };
  const candidates = words ? await findCandidates(terms) : new Set<string>();
  if (!candidates) return { matching };
  for (const id of named) candidates.add(id.toString());
  if (candidates.size === 0) return { ids: [], matching };
  const orders = await Order.find({ _id: { $in: [...candidates] }, ...matching }, { _id: 1 })
    .hint({ _id: 1 })
    .sort(sort)
    .lean<{ _id: Types.ObjectId }[]>();
  return { ids: orders.map(({ _id }) => _id.toString()), matching };
}

const toCondition = (term: Term) => ({ $or: term.map(hasWord) });

const hasWord = ({ from, to }: WordRange) => ({
  searchWords: { $elemMatch: { $gte: from, $lt: to } },
});

/** Undefined if there are too many. */
async function findCandidates(terms: readonly Term[]): Promise<Set<string> | undefined> {
  let candidates: Set<string> | undefined;
  for (const term of terms.slice(0, ASKED_MAX)) {
    const ids = await idsOf(term);
    const known = candidates;
    if (ids) candidates = known ? new Set([...ids].filter((id) => known.has(id))) : ids;
    if (candidates && candidates.size <= FEW) break;
  }
  return candidates;
}

async function idsOf(term: Term): Promise<Set<string> | undefined> {
  const ids = new Set<string>();
  for (const range of term) {
    const orders = await Order.find(hasWord(range), { _id: 1 })
      .hint({ searchWords: 1 })
      .limit(CANDIDATES_MAX + 1)
      .lean<{ _id: Types.ObjectId }[]>();
    for (const { _id } of orders) ids.add(_id.toString());
    if (ids.size > CANDIDATES_MAX) return undefined;
  }
  return ids;
}

async function readPage(
  ids: readonly string[],
  { page, limit }: Pick<Wanted, 'page' | 'limit'>,
): Promise<Found> {
  const found = await readOrders(ids.slice((page - 1) * limit, page * limit));
  return { found, total: ids.length };
}

/** In the order of the ids; skips missing ones. */
export async function readOrders(ids: readonly string[]): Promise<StoredOrder[]> {
  const orders = await Order.find({ _id: { $in: ids } }).lean<StoredOrder[]>();
  const byId = new Map(orders.map((order) => [order._id.toString(), order]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Does not count what is not shown, because that would mean reading it. */
async function findInOrder(
  matching: object,
  { sort, index, page, limit }: Omit<Wanted, 'q' | 'filter'>,
): Promise<Found> {
  const before = (page - 1) * limit;
  const found = await Order.find(matching)
    .hint(index)
    .sort(sort)
    .skip(before)
    .limit(limit)
    .lean<StoredOrder[]>();
  const isLast = found.length < limit;
  return { found, total: isLast ? before + found.length : ORDER_MATCHES_MAX };
}
