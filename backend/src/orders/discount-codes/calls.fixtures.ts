import type { discountCodeCalls } from '@book-store/contract/orders/discount-codes/calls';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aCodeBody, aDiscountCode } from './discount-codes.builder.ts';
import { DiscountCode } from './discount-codes.model.ts';

/** Stores a discount code and returns the path of its calls. */
async function aCodePath(): Promise<string> {
  const stored = await DiscountCode.findOne({ code: await aDiscountCode() });
  return `/api/admin/discount-codes/${stored?._id}`;
}

export const discountCodeExamples: Examples<typeof discountCodeCalls> = {
  'POST /api/discount-codes/preview': {
    others: 200,
    guests: 200,
    call: async () => json({ code: await aDiscountCode(), productIds: [await aBook()] }),
  },
  'GET /api/admin/discount-codes/:id': { call: async () => ({ path: await aCodePath() }) },
  'POST /api/admin/discount-codes': { call: () => json(aCodeBody()) },
  'PUT /api/admin/discount-codes/:id': {
    call: async () => ({ path: await aCodePath(), body: aCodeBody() }),
  },
  'PATCH /api/admin/discount-codes/:id': {
    call: async () => ({ path: await aCodePath(), body: { ended: true } }),
  },
  'DELETE /api/admin/discount-codes/:id': { call: async () => ({ path: await aCodePath() }) },
};
