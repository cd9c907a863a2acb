import {
  CodePreview,
  PreviewCodeBody,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { z } from 'zod';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { priceOrder } from '../placing/order-pricing.ts';
import { codeRefused } from './code-refused.ts';
import { findUsableCode } from './find-usable-code.ts';
import { limitGuesses } from './limit-guesses.ts';
import { assertUsableBy } from './take-code.ts';

/** What a discount code changes, before anything is ordered. */
export const previewCodeRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  route({
    method: 'post',
    path: '/api/discount-codes/preview',
    access: 'customer or guest',
    summary: 'What a discount code takes off some books; nothing is used or kept',
    before: ({ origin }) => limits.codePreviews(origin.network),
    body: PreviewCodeBody,
    reply: CodePreview,
    errors: ['code-refused'],
    run: async ({ caller, body, origin: { network } }) => ({
      body: await limitGuesses({ code: body.code, network, isGuest: !caller }, limits, () =>
        previewCode(body, caller, now()),
      ),
    }),
  }),
];

async function previewCode(
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
    percent: code.percent ?? undefined,
    amount: code.amountCents ?? undefined,
    eligible: lines.flatMap((line) => (line.discountCents === undefined ? [] : line.bookId)),
    discount: discountCode?.cents ?? 0,
  };
}
