import {
  ListMailsQuery,
  MailPage,
  MailView,
  OpenedMail,
} from '@book-store/contract/messages/mails/mails.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { conflict } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { pagingHeaders } from '../../platform/http/router/paging.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { toSender } from '../letters/to-sender.ts';
import { findMailView, listMails, openMail } from './list-mails.ts';
import { resendMail } from './resend-mail.ts';

const params = z.object({ id: Id });

/** The mails of the shop: sent, waiting, failed, or kept because there is no mail server. */
export const mailsRoutes = ({ publicUrl = '', mailFrom, now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/mails',
    access: 'admin',
    summary: 'The mails of the last 90 days; q: an address or an order number',
    query: ListMailsQuery,
    reply: MailPage,
    replyHeaders: ['X-Total-Count', 'Link'],
    run: async ({ query }) => {
      const { found: mails, total } = await listMails(query, now(), publicUrl);
      return {
        body: { mails, from: mailFrom },
        headers: pagingHeaders('/api/admin/mails', query, total),
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/mails/:id',
    access: 'admin',
    summary: 'One mail with its text',
    params,
    reply: OpenedMail,
    run: async ({ params: { id }, shop }) => ({
      body: await openMail(id, now(), toSender(shop, publicUrl)),
    }),
  }),
  addRoute({
    path: '/api/admin/mails/:id/resend',
    summary: 'Sends a mail again, once for each Idempotency-Key; 409 without a mail server',
    params,
    reply: MailView,
    errors: ['conflict'],
    now,
    add: async ({ params: { id }, at, remember }) => {
      if (!mailFrom) {
        throw conflict('The shop has no mail server: set SMTP_URL.');
      }
      const mail = await resendMail(id, at, { publicUrl, remember });
      // Whom it went to is a customer's data, which the log does not keep.
      return { body: mail, change: { action: 'mail-resent', subject: { id }, fields: [] } };
    },
    again: async (id, { at }) => ({ body: await findMailView(id, at, publicUrl) }),
  }),
];
