import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import {
  CodePreview,
  DiscountCodeView,
  EditDiscountCodeBody,
  EndDiscountCodeBody,
  ListDiscountCodesQuery,
  PreviewCodeBody,
} from './discount-codes.schemas.ts';

named({ CodePreview, DiscountCodeView });
named({ EditDiscountCodeBody, EndDiscountCodeBody, PreviewCodeBody });

const params = z.object({ id: Id });

export const discountCodeCalls = {
  'POST /api/discount-codes/preview': {
    access: 'customer or guest',
    summary: 'What a discount code takes off some books; nothing is used or kept',
    body: PreviewCodeBody,
    reply: CodePreview,
    errors: ['code-refused'],
  },
  'GET /api/admin/discount-codes': {
    access: 'admin',
    summary: 'The discount codes, the newest first, with how often they were used',
    query: ListDiscountCodesQuery,
    ...pagesOf(DiscountCodeView),
  },
  'GET /api/admin/discount-codes/:id': {
    access: 'admin',
    summary: 'A discount code',
    params,
    reply: DiscountCodeView,
  },
  'POST /api/admin/discount-codes': {
    access: 'admin',
    summary: 'Adds a discount code, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: EditDiscountCodeBody,
    reply: DiscountCodeView,
    statuses: [201],
  },
  'PUT /api/admin/discount-codes/:id': {
    access: 'admin',
    summary: 'Gives a discount code other terms, for orders from now on; what is absent is removed',
    params,
    body: EditDiscountCodeBody,
    reply: DiscountCodeView,
    errors: ['changed-meanwhile', 'conflict'],
  },
  'PATCH /api/admin/discount-codes/:id': {
    access: 'admin',
    summary: 'Ends a discount code at once, or takes that back',
    params,
    body: EndDiscountCodeBody,
    reply: DiscountCodeView,
  },
  'DELETE /api/admin/discount-codes/:id': {
    access: 'admin',
    summary: 'Deletes a discount code that no order has used',
    params,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['conflict'],
  },
} satisfies Calls;
