import {
  ListSubscribersQuery,
  SubscriberRemoved,
  SubscriberView,
} from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { unsubscribePath } from '@book-store/contract/messages/newsletter/newsletter-paths';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { toCsv } from '../../platform/csv/write-csv.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { csvRoute } from '../../platform/http/router/csv-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route } from '../../platform/http/router/route.ts';
import { exportSubscribers, listSubscribers, removeSubscriber } from './list-subscribers.ts';

const REMOVED: SubscriberRemoved = { removed: true };

/** The list of the newsletter. */
export const newsletterAdminRoutes = ({ publicUrl = '' }: FeatureDeps): Route[] => [
  listRoute({
    path: '/api/admin/newsletter',
    summary: 'The addresses of the newsletter, latest first, with the times of consent',
    query: ListSubscribersQuery,
    item: SubscriberView,
    list: listSubscribers,
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/newsletter/:id',
    summary: 'Removes an address from the newsletter',
    params: z.object({ id: Id }),
    reply: SubscriberRemoved,
    run: async ({ params: { id } }) => {
      await removeSubscriber(id);
      return {
        body: REMOVED,
        change: { action: 'subscriber-removed', subject: { id }, fields: [] },
      };
    },
  }),
  csvRoute({
    path: '/api/admin/exports/newsletter.csv',
    summary: 'The addresses that count, each with its unsubscribe link',
    run: async () => ({
      fileName: 'newsletter.csv',
      parts: toCsv(
        [
          { name: 'email', value: ({ email }) => email },
          { name: 'subscribed', value: ({ consentedAt }) => consentedAt },
          { name: 'confirmed', value: ({ confirmedAt }) => confirmedAt },
          { name: 'unsubscribe', value: ({ token }) => `${publicUrl}${unsubscribePath(token)}` },
        ],
        exportSubscribers(),
      ),
    }),
  }),
];
