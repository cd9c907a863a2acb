import type {
  CodePreview,
  PreviewCodeBody,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { z } from 'zod';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { priceOrder } from '../placing/order-pricing.ts';
import { codeRefused } from './code-refused.ts';
import { findUsableCode } from './find-usable-code.ts';
import { assertUsableBy } from './take-code.ts';

/** Throws `code-refused`. */
export async function previewCode(
  { code: typed, email, ...wanted }: z.output<typeof PreviewCodeBody>,
  customer: Customer | undefined,
  at: Date,
): Promise<CodePreview> {
  const code = await findUsableCode(typed, at);
  const books = await findStoredBooks(wanted.productIds);
  const { lines, discountCode, refusal } = priceOrder(wanted, books, { code });
  if (refusal) throw codeRefused(refusal);
  if (customer || email) await assertUsableBy(customer ?? { email }, code);
  return {
    code: code.code,
    kind: code.kind,
    percent: code.percent,
    amount: code.amountCents,
    eligible: lines.flatMap((line) => (line.discountCents === undefined ? [] : line.bookId)),
    discount: discountCode?.cents ?? 0,
  };
}
