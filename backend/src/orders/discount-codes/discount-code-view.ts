import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { stateOf } from './code-state.ts';
import { NO_LAST_DAY, type StoredDiscountCode } from './discount-codes.model.ts';

/** Adds the titles of their books. */
export async function toDiscountCodeViews(
  codes: readonly StoredDiscountCode[],
  at: Date,
): Promise<DiscountCodeView[]> {
  const titles = await titlesOf(codes);
  return codes.map((code) => toView(code, titles, at));
}

export const toDiscountCodeView = async (
  code: StoredDiscountCode,
  at: Date,
): Promise<DiscountCodeView> => toView(code, await titlesOf([code]), at);

/** Deleted books have none. */
async function titlesOf(codes: readonly StoredDiscountCode[]): Promise<Map<string, string>> {
  const ids = codes.flatMap(({ books }) => books.map(String));
  const books = await findStoredBooks(ids, { seesHidden: true });
  return new Map(books.map(({ _id, title }) => [_id.toString(), title]));
}

const toView = (
  code: StoredDiscountCode,
  titles: ReadonlyMap<string, string>,
  at: Date,
): DiscountCodeView => ({
  _id: code._id.toString(),
  code: code.code,
  kind: code.kind,
  percent: code.percent,
  amount: code.amountCents,
  firstDay: code.firstDay,
  lastDay: code.lastDay === NO_LAST_DAY ? undefined : code.lastDay,
  minimum: code.minimumCents,
  limit: code.limit,
  perCustomer: code.perCustomer,
  genres: code.genres,
  books: code.books.map((id) => ({ bookId: id.toString(), title: titles.get(id.toString()) })),
  uses: code.uses,
  state: stateOf(code, at),
  version: code.version ?? 0,
});
