import type { Feature } from '../platform/feature.ts';
import { mails } from './mails/mails.ts';
import { news } from './news/news.ts';
import { newsletter } from './newsletter/newsletter.ts';

/** The features of what is written to customers and subscribers. */
export const messagesFeatures: readonly Feature[] = [mails, newsletter, news];
