import { messagesCalls } from '@book-store/contract/messages/calls';
import type { Feature, FeatureDeps } from '../platform/feature.ts';
import { implement } from '../platform/http/router/implement.ts';
import type { Route } from '../platform/http/router/route.ts';
import { mailsOfShop } from './mails/calls.ts';
import { mails } from './mails/mails.ts';
import { news } from './news/calls.ts';
import { subscriptions } from './newsletter/calls.ts';
import { newsletter } from './newsletter/newsletter.ts';

/** The features of what is written to customers and subscribers. */
export const messagesFeatures: readonly Feature[] = [mails, newsletter];

/** What the calls of messages do. */
export const messagesRoutes = (deps: FeatureDeps): Route[] =>
  implement(
    messagesCalls,
    { mails: mailsOfShop(deps), newsletter: subscriptions(deps), news: news(deps) },
    deps,
  );
