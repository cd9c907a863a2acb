import { UNSUBSCRIBED_PATH, unsubscribePagePath } from '@book-store/contract/newsletter-paths';
import {
  ConfirmBody,
  ConfirmReply,
  NewsletterToken,
  SubscribeBody,
  SubscribeReply,
  UnsubscribeReply,
} from '@book-store/contract/schemas/newsletter';
import { z } from 'zod';
import type { RateLimit } from '../../http/limits/rate-limit.ts';
import { type Route, route } from '../../http/router/route.ts';
import {
  confirmSubscriber,
  type PendingSubscriber,
  subscribe,
  subscribePending,
  unsubscribeByToken,
} from './newsletter.service.ts';

type Deps = {
  limit: RateLimit;
  now: () => Date;
  /** Sends the mail with the link that confirms an address; without it, addresses count at once. */
  askToConfirm?: ((subscriber: PendingSubscriber) => Promise<void>) | undefined;
};

const params = z.object({ token: NewsletterToken });

const CONFIRMED: ConfirmReply = { confirmed: true };
const UNSUBSCRIBED: UnsubscribeReply = { unsubscribed: true };
const subscribed = (confirm: boolean): SubscribeReply => ({ subscribed: true, confirm });

/** The newsletter subscription. */
export const newsletterRoutes = ({ limit, now, askToConfirm }: Deps): Route[] => [
  route({
    method: 'post',
    path: '/api/newsletter',
    access: 'anyone',
    summary: 'Subscribes to the newsletter; the same reply for a known address',
    before: ({ origin }) => limit(origin.network),
    body: SubscribeBody,
    reply: SubscribeReply,
    run: async ({ body: { email } }) => {
      if (!askToConfirm) {
        await subscribe(email, now());
        return { body: subscribed(false) };
      }
      const pending = await subscribePending(email, now());
      if (pending) await askToConfirm(pending);
      return { body: subscribed(true) };
    },
  }),
  route({
    method: 'post',
    path: '/api/newsletter/confirm',
    access: 'anyone',
    summary: 'Confirms an address with the token of its mail',
    before: ({ origin }) => limit(origin.network),
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
