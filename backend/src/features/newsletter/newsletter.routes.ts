import { SubscribeBody, SubscribeReply } from '@book-store/contract/schemas/newsletter';
import { Router } from 'express';
import { limitByAddress, type RateLimit } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { subscribe } from './newsletter.service.ts';

const DONE: SubscribeReply = { subscribed: true };

/** The newsletter subscription. */
export const newsletterRoutes = ({ limit, now }: { limit: RateLimit; now: () => Date }): Router =>
  Router().post(
    '/',
    limitByAddress(limit),
    route({
      body: SubscribeBody,
      reply: SubscribeReply,
      run: async ({ body }) => {
        await subscribe(body.email, now());
        return { body: DONE };
      },
    }),
  );
