import type { OutOfStock } from '@book-store/contract/orders/order/orders.schemas';
import { AppError } from '../../platform/errors/errors.ts';

type Missing = { _id: { toString(): string }; title: string; stock?: number | null | undefined };

export const outOfStock = (detail: string, missing: readonly Missing[]): AppError =>
  new AppError('out-of-stock', {
    detail,
    extra: {
      bookIds: missing.map(({ _id }) => _id.toString()),
      books: missing.map(({ _id, title, stock }) => ({
        bookId: _id.toString(),
        title,
        left: stock ?? 0,
      })),
    } satisfies OutOfStock,
  });

/** Titles for such an error, with the stock left of each. */
export const titlesWithStock = (missing: readonly Missing[]): string =>
  missing.map(({ title, stock }) => (stock ? `${title} (${stock} left)` : title)).join(', ');
