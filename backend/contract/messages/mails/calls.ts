import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named } from '../../call.ts';
import { GuestPaperBody } from '../../orders/papers/papers.schemas.ts';
import { Id } from '../../parts.schemas.ts';
import {
  ListMailsQuery,
  MailedPaper,
  MailPage,
  MailServerView,
  MailView,
  OpenedMail,
  TestedMailServer,
} from './mails.schemas.ts';

named({ MailedPaper, MailPage, MailServerView, MailView, OpenedMail, TestedMailServer });

const params = z.object({ id: Id });

export const mailCalls = {
  'GET /api/admin/mails': {
    access: 'admin',
    summary: 'The mails of the last 90 days; q: an address or an order number',
    query: ListMailsQuery,
    reply: MailPage,
    replyHeaders: ['X-Total-Count', 'Link'],
  },
  'GET /api/admin/mails/:id': {
    access: 'admin',
    summary: 'One mail with its text',
    params,
    reply: OpenedMail,
  },
  'POST /api/admin/mails/:id/resend': {
    access: 'admin',
    summary: 'Sends a mail again, once for each Idempotency-Key; 409 without a mail server',
    params,
    headers: IdempotencyHeaders,
    reply: MailView,
    errors: ['conflict'],
  },
  'GET /api/admin/mail-server': {
    access: 'owner',
    summary: 'The mail server that the shop uses, without its secrets',
    reply: MailServerView,
  },
  'POST /api/admin/mail-server/test': {
    access: 'owner',
    summary: "Sends a test to the owner's own address; `problem` says why it could not be sent",
    reply: TestedMailServer,
    errors: ['conflict'],
  },
  'POST /api/admin/papers/:id/mail': {
    access: 'admin',
    summary: 'Mails an invoice or credit note as a PDF to the customer, once a day',
    params,
    reply: MailedPaper,
    errors: ['conflict'],
  },
  'POST /api/orders/:id/papers/:paper/mail': {
    access: 'customer',
    summary: "Mails an invoice or credit note of the customer's own order as a PDF, once a day",
    params: z.object({ id: Id, paper: Id }),
    reply: MailedPaper,
    errors: ['conflict'],
  },
  'POST /api/guest-orders/paper-mail': {
    access: 'anyone',
    summary: 'Mails an invoice or credit note of the order of a link as a PDF, once a day',
    body: GuestPaperBody,
    reply: MailedPaper,
    errors: ['conflict', 'not-found'],
  },
} satisfies Calls;
