import { z } from 'zod';
import { type Calls, CSV_FILE, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import {
  ConfirmBody,
  ConfirmReply,
  ListSubscribersQuery,
  NewsletterToken,
  OpenedToken,
  SubscribeBody,
  SubscribeReply,
  SubscriberRemoved,
  SubscriberView,
  UnsubscribeReply,
} from './newsletter.schemas.ts';

named({ ConfirmBody, ConfirmReply, SubscribeBody, SubscribeReply, UnsubscribeReply });
named({ SubscriberRemoved, SubscriberView });

const params = z.object({ token: NewsletterToken });

export const newsletterCalls = {
  'POST /api/newsletter': {
    access: 'anyone',
    summary: 'Subscribes to the newsletter; the same reply for a known address',
    body: SubscribeBody,
    reply: SubscribeReply,
  },
  'POST /api/newsletter/confirm': {
    access: 'anyone',
    summary: 'Confirms an address with the token of its mail',
    body: ConfirmBody,
    reply: ConfirmReply,
    errors: ['not-found'],
  },
  'POST /api/newsletter/confirm/:token/form': {
    access: 'anyone',
    summary:
      "Confirms an address by the page's form without JavaScript, and leads back to the page",
    params,
    statuses: [303],
    reply: z.object({}),
    replyHeaders: ['Location'],
  },
  'POST /api/newsletter/unsubscribe/:token': {
    access: 'anyone',
    summary: 'Removes an address, with one click in a mail program or by the button on the page',
    params,
    reply: UnsubscribeReply,
  },
  'POST /api/newsletter/unsubscribe/:token/form': {
    access: 'anyone',
    summary: "Removes an address by the page's form without JavaScript, and leads back to the page",
    params,
    statuses: [303],
    reply: UnsubscribeReply,
    replyHeaders: ['Location'],
  },
  'GET /api/newsletter/unsubscribe/:token': {
    access: 'anyone',
    summary: 'Leads to the page with the button; opening a link removes nothing',
    params: z.object({ token: OpenedToken }),
    statuses: [303],
    reply: z.object({}),
    replyHeaders: ['Location'],
  },
  'GET /api/admin/newsletter': {
    access: 'admin',
    summary: 'The addresses of the newsletter, latest first, with the times of consent',
    query: ListSubscribersQuery,
    ...pagesOf(SubscriberView),
  },
  'DELETE /api/admin/newsletter/:id': {
    access: 'admin',
    summary: 'Removes an address from the newsletter',
    params: z.object({ id: Id }),
    reply: SubscriberRemoved,
  },
  'GET /api/admin/exports/newsletter.csv': {
    access: 'admin',
    summary: 'The addresses that count, each with its unsubscribe link',
    ...CSV_FILE,
  },
} satisfies Calls;
