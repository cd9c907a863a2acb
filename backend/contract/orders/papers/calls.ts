import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { GuestOrderBody } from '../order/guest-orders.schemas.ts';
import { PaperRef } from './paper-ref.schemas.ts';
import { Paper } from './papers.schemas.ts';

const GuestPaperBody = GuestOrderBody.extend({ paper: Id });

named({ GuestPaperBody, Paper, PaperRef });

/** Papers as they were issued. */
export const paperCalls = {
  'GET /api/admin/papers/:id': {
    access: 'admin',
    summary: 'An invoice or credit note as it was issued',
    params: z.object({ id: Id }),
    reply: Paper,
  },
  'GET /api/orders/:id/papers/:paper': {
    access: 'customer',
    summary: "An invoice or credit note of one of the customer's own orders",
    params: z.object({ id: Id, paper: Id }),
    reply: Paper,
  },
  'POST /api/guest-orders/paper': {
    access: 'anyone',
    summary: 'An invoice or credit note of the order of a link',
    body: GuestPaperBody,
    reply: Paper,
    errors: ['not-found'],
  },
} satisfies Calls;
