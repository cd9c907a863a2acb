import { ListMailsQuery, MailPage, MailView, OpenedMail } from '@book-store/contract/schemas/mails';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { pagingHeaders } from '../../http/router/paging.ts';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import { conflict } from '../../shared/errors.ts';
import type { FeatureDeps } from '../feature.ts';
import { readSender } from './letters/to-sender.ts';
import { listMails, openMail } from './list-mails.ts';
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
    run: async ({ params: { id } }) => ({
      body: await openMail(id, now(), await readSender(publicUrl)),
    }),
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/mails/:id/resend',
    summary: 'Sends a mail again; 409 without a mail server',
    params,
    reply: MailView,
    errors: ['conflict'],
    run: async ({ params: { id } }) => {
      if (!mailFrom) {
        throw conflict('The shop has no mail server: set SMTP_URL.');
      }
      const mail = await resendMail(id, now(), publicUrl);
      // Whom it went to is a customer's data, which the log does not keep.
      return { body: mail, change: { action: 'mail-resent', subject: { id }, fields: [] } };
    },
  }),
];
