import {
  ConfirmBody,
  ConfirmReply,
  NewsletterToken,
  SubscribeBody,
  SubscribeReply,
  UnsubscribeReply,
} from '@book-store/contract/messages/newsletter/newsletter.schemas';
import {
  UNSUBSCRIBED_PATH,
  unsubscribePagePath,
} from '@book-store/contract/messages/newsletter/newsletter-paths';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { confirmNewsletterMail } from '../letters/code-mails.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import {
  confirmSubscriber,
  subscribe,
  subscribePending,
  unsubscribeByToken,
} from './newsletter.service.ts';

const params = z.object({ token: NewsletterToken });

const CONFIRMED: ConfirmReply = { confirmed: true };
const UNSUBSCRIBED: UnsubscribeReply = { unsubscribed: true };
const subscribed = (confirm: boolean): SubscribeReply => ({ subscribed: true, confirm });

/** The newsletter subscription. */
export const newsletterRoutes = ({ limits, now, mailFrom }: FeatureDeps): Route[] => [
  route({
    method: 'post',
    path: '/api/newsletter',
    access: 'anyone',
    summary: 'Subscribes to the newsletter; the same reply for a known address',
    before: ({ origin }) => limits.newsletter(origin.network),
    body: SubscribeBody,
    reply: SubscribeReply,
    run: async ({ body: { email }, shop }) => {
      // Without a mail server nobody can confirm an address, so it counts at once.
      if (!mailFrom) {
        await subscribe(email, now());
        return { body: subscribed(false) };
      }
      const pending = await subscribePending(email, now());
      if (pending) {
        const mail = confirmNewsletterMail(pending, now(), letterTextsOf(shop));
        await queueMail(mail, { sends: true, now: now() });
      }
      return { body: subscribed(true) };
    },
  }),
  route({
    method: 'post',
    path: '/api/newsletter/confirm',
    access: 'anyone',
    summary: 'Confirms an address with the token of its mail',
    before: ({ origin }) => limits.newsletter(origin.network),
    body: ConfirmBody,
    reply: ConfirmReply,
    errors: ['not-found'],
    run: async ({ body: { token } }) => {
      await confirmSubscriber(token, now());
      return { body: CONFIRMED };
    },
  }),
  // Not limited, and any body will do: mail programs send a form (RFC 8058).
  route({
    method: 'post',
    path: '/api/newsletter/unsubscribe/:token',
    access: 'anyone',
    summary: 'Removes an address, with one click in a mail program or by the button on the page',
    params,
    readBody: (_req, _res, next) => next(),
    reply: UnsubscribeReply,
    run: async ({ params: { token } }) => {
      await unsubscribeByToken(token);
      return { body: UNSUBSCRIBED };
    },
  }),
  // Mail programs expect no redirect, and people without JavaScript no JSON.
  route({
    method: 'post',
    path: '/api/newsletter/unsubscribe/:token/form',
    access: 'anyone',
    summary: "Removes an address by the page's form without JavaScript, and leads back to the page",
    params,
    readBody: (_req, _res, next) => next(),
    statuses: [303],
    reply: UnsubscribeReply,
    replyHeaders: ['Location'],
    run: async ({ params: { token } }) => {
      await unsubscribeByToken(token);
      return { body: UNSUBSCRIBED, headers: { Location: UNSUBSCRIBED_PATH } };
    },
  }),
  route({
    method: 'get',
    path: '/api/newsletter/unsubscribe/:token',
    access: 'anyone',
    summary: 'Leads to the page with the button; opening a link removes nothing',
    params,
    statuses: [303],
    reply: z.object({}),
    replyHeaders: ['Location'],
    run: async ({ params: { token } }) => ({
      body: {},
      headers: { Location: unsubscribePagePath(token) },
    }),
  }),
];
