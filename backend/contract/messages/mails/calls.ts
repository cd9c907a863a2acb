import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { ListMailsQuery, MailPage, MailView, OpenedMail } from './mails.schemas.ts';

named({ MailPage, MailView, OpenedMail });

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
} satisfies Calls;
