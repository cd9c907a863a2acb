import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { stateOf } from './code-state.ts';
import { NO_LAST_DAY, type StoredDiscountCode } from './discount-codes.model.ts';

/** Converts stored codes to the owner's views at a time, with the titles of their books. */
export async function toDiscountCodeViews(
  codes: readonly StoredDiscountCode[],
  at: Date,
): Promise<DiscountCodeView[]> {
  const ids = codes.flatMap(({ books }) => books.map(String));
  const books = await findStoredBooks(ids, { seesHidden: true });
  const titles = new Map(books.map(({ _id, title }) => [_id.toString(), title]));
  return codes.map((code) => ({
    _id: code._id.toString(),
    code: code.code,
    kind: code.kind,
    percent: code.percent ?? undefined,
    amount: code.amountCents ?? undefined,
    firstDay: code.firstDay ?? undefined,
    lastDay: code.lastDay === NO_LAST_DAY ? undefined : code.lastDay,
    minimum: code.minimumCents ?? undefined,
    limit: code.limit ?? undefined,
    perCustomer: code.perCustomer ?? undefined,
    genres: [...code.genres],
    books: code.books.map((id) => ({ bookId: id.toString(), title: titles.get(id.toString()) })),
    uses: code.uses,
    state: stateOf(code, at),
    version: code.version ?? 0,
  }));
}

/** Converts a stored code to the owner's view at a time. */
export async function toDiscountCodeView(
  code: StoredDiscountCode,
  at: Date,
): Promise<DiscountCodeView> {
  const [view] = await toDiscountCodeViews([code], at);
  return view as DiscountCodeView;
}
