import { SubscribeBody, SubscribeReply } from '@book-store/contract/schemas/newsletter';
import type { RateLimit } from '../../http/rate-limit.ts';
import { type Route, route } from '../../http/route.ts';
import { subscribe } from './newsletter.service.ts';

const DONE: SubscribeReply = { subscribed: true };

/** The newsletter subscription. */
export const newsletterRoutes = ({
  limit,
  now,
}: {
  limit: RateLimit;
  now: () => Date;
}): Route[] => [
  route({
    method: 'post',
    path: '/api/newsletter',
    access: 'anyone',
    summary: 'Subscribes to the newsletter; the same reply for a known address',
    before: ({ origin }) => limit(origin.network),
    body: SubscribeBody,
    reply: SubscribeReply,
    run: async ({ body }) => {
      await subscribe(body.email, now());
      return { body: DONE };
    },
  }),
];
