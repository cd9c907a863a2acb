import type { newsletterCalls } from '@book-store/contract/messages/newsletter/calls';
import {
  CONFIRMED_PATH,
  EXPIRED_PATH,
  UNSUBSCRIBED_PATH,
  unsubscribePagePath,
  unsubscribePath,
} from '@book-store/contract/messages/newsletter/newsletter-paths';
import type { RouteDeps } from '../../platform/area.ts';
import { toCsv } from '../../platform/csv/write-csv.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { confirmNewsletterMail } from '../letters/code-mails.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { anyBody, problemOf } from '../letters/links-without-scripts.ts';
import { exportSubscribers, listSubscribers, removeSubscriber } from './list-subscribers.ts';
import {
  confirmSubscriber,
  subscribe,
  subscribePending,
  unsubscribeByToken,
} from './newsletter.service.ts';

export const subscriptions = ({
  limits,
  now,
  mailFrom,
  publicUrl = '',
}: RouteDeps): Implementation<typeof newsletterCalls> => ({
  'POST /api/newsletter': {
    before: ({ origin }) => limits.newsletter(origin.network),
    run: async ({ body: { email }, shop }) => {
      // Without a mail server nobody can confirm an address, so it is active at once.
      if (!mailFrom) {
        await subscribe(email, now());
        return { body: { subscribed: true, confirm: false } };
      }
      const pending = await subscribePending(email, now());
      if (pending) {
        const mail = confirmNewsletterMail(pending, now(), letterTextsOf(shop));
        await queueMail(mail, { sends: true, now: now() });
      }
      return { body: { subscribed: true, confirm: true } };
    },
  },
  'POST /api/newsletter/confirm': {
    before: ({ origin }) => limits.newsletter(origin.network),
    run: async ({ body: { token } }) => {
      await confirmSubscriber(token, now());
      return { body: { confirmed: true } };
    },
  },
  'POST /api/newsletter/confirm/:token/form': {
    before: ({ origin }) => limits.newsletter(origin.network),
    readBody: anyBody,
    run: async ({ params: { token } }) => {
      const problem = await problemOf(confirmSubscriber(token, now()), ['not-found']);
      return { body: {}, headers: { Location: problem ? EXPIRED_PATH : CONFIRMED_PATH } };
    },
  },
  // Not limited, because unsubscribing must always work.
  'POST /api/newsletter/unsubscribe/:token': {
    readBody: anyBody,
    run: async ({ params: { token } }) => {
      await unsubscribeByToken(token);
      return { body: { unsubscribed: true } };
    },
  },
  // Mail programs expect no redirect, and people without JavaScript no JSON.
  'POST /api/newsletter/unsubscribe/:token/form': {
    readBody: anyBody,
    run: async ({ params: { token } }) => {
      await unsubscribeByToken(token);
      return { body: { unsubscribed: true }, headers: { Location: UNSUBSCRIBED_PATH } };
    },
  },
  'GET /api/newsletter/unsubscribe/:token': async ({ params: { token } }) => ({
    body: {},
    headers: { Location: unsubscribePagePath(encodeURIComponent(token)) },
  }),
  'GET /api/admin/newsletter': async ({ query }) => ({ page: await listSubscribers(query) }),
  'DELETE /api/admin/newsletter/:id': async ({ params: { id }, record }) => {
    const change = record(() => ({ action: 'subscriber-removed', subject: { id }, fields: [] }));
    await removeSubscriber(id, change.beforeCommit);
    return { body: { removed: true }, change };
  },
  'GET /api/admin/exports/newsletter.csv': async ({ shop: { language } }) => ({
    file: {
      fileName: 'newsletter.csv',
      parts: toCsv(
        [
          { name: { en: 'email', de: 'E-Mail' }, value: ({ email }) => email },
          {
            name: { en: 'subscribed', de: 'angemeldet am' },
            value: ({ consentedAt }) => consentedAt,
          },
          {
            name: { en: 'confirmed', de: 'bestätigt am' },
            value: ({ confirmedAt }) => confirmedAt,
          },
          {
            name: { en: 'unsubscribe', de: 'Abmeldelink' },
            value: ({ token }) => `${publicUrl}${unsubscribePath(token)}`,
          },
        ],
        exportSubscribers(),
        language,
      ),
    },
  }),
});
