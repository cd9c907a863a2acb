import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { AdminOrderView } from '../order/admin-orders.schemas.ts';
import { PaperRef } from './paper-ref.schemas.ts';
import { CorrectInvoiceBody, GuestPaperBody, Paper, PaperFile } from './papers.schemas.ts';

named({ CorrectInvoiceBody, GuestPaperBody, Paper, PaperFile, PaperRef });

/** Papers as they were issued. */
export const paperCalls = {
  'GET /api/admin/papers/:id': {
    access: 'admin',
    summary: 'An invoice or credit note as it was issued',
    params: z.object({ id: Id }),
    reply: Paper,
  },
  'POST /api/admin/papers/:id/cancellation': {
    access: 'admin',
    summary:
      'Cancels an invoice by a credit note over all that is left of it; nothing if that is done',
    params: z.object({ id: Id }),
    body: z.strictObject({}),
    reply: AdminOrderView,
    errors: ['conflict'],
  },
  'POST /api/admin/papers/:id/correction': {
    access: 'admin',
    summary:
      'Cancels an invoice by a credit note, and issues a new one with the right name and address; nothing if that is done',
    params: z.object({ id: Id }),
    body: CorrectInvoiceBody,
    reply: AdminOrderView,
    errors: ['conflict', 'illegal-status'],
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
  'GET /api/admin/papers/:id/file': {
    access: 'admin',
    summary: 'An invoice or credit note as a PDF',
    params: z.object({ id: Id }),
    reply: PaperFile,
  },
  'GET /api/orders/:id/papers/:paper/file': {
    access: 'customer',
    summary: "An invoice or credit note of one of the customer's own orders as a PDF",
    params: z.object({ id: Id, paper: Id }),
    reply: PaperFile,
  },
  'POST /api/guest-orders/paper-file': {
    access: 'anyone',
    summary: 'An invoice or credit note of the order of a link as a PDF',
    body: GuestPaperBody,
    reply: PaperFile,
    errors: ['not-found'],
  },
} satisfies Calls;
