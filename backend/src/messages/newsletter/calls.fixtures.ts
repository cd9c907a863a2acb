import type { newsletterCalls } from '@book-store/contract/messages/newsletter/calls';
import { confirmFormPath } from '@book-store/contract/messages/newsletter/newsletter-paths';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aSubscriber } from './newsletter.builder.ts';
import { Subscriber } from './newsletter.model.ts';

export const newsletterExamples: Examples<typeof newsletterCalls> = {
  'POST /api/newsletter': {
    call: () => json({ email: 'reader@example.com' }),
  },
  'POST /api/newsletter/confirm': {
    call: async () => json({ token: await aSubscriber({ pending: true }) }),
  },
  'POST /api/newsletter/confirm/:token/form': {
    call: async () => ({ path: confirmFormPath(await aSubscriber({ pending: true })) }),
  },
  'POST /api/newsletter/unsubscribe/:token': {
    call: async () => ({ path: `/api/newsletter/unsubscribe/${await aSubscriber()}` }),
  },
  'POST /api/newsletter/unsubscribe/:token/form': {
    call: async () => ({ path: `/api/newsletter/unsubscribe/${await aSubscriber()}/form` }),
  },
  'GET /api/newsletter/unsubscribe/:token': {
    call: async () => ({ path: `/api/newsletter/unsubscribe/${await aSubscriber()}` }),
  },
  'DELETE /api/admin/newsletter/:id': {
    call: async () => {
      const stored = await Subscriber.findOne({ token: await aSubscriber() });
      return { path: `/api/admin/newsletter/${stored?._id}` };
    },
  },
};
