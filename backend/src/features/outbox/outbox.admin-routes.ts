import { OutboxMail } from '@book-store/contract/schemas/outbox';
import { z } from 'zod';
import { type Route, route } from '../../http/route.ts';
import { listMails } from './outbox.service.ts';

type Deps = { publicUrl?: string | undefined; now: () => Date };

/** The mails that the shop would have sent; empty with a real Firebase project. */
export const outboxRoutes = ({ publicUrl, now }: Deps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/outbox',
    access: 'admin',
    summary: 'The password reset links that the emulator does not mail, for an hour',
    reply: z.array(OutboxMail),
    run: async () => ({ body: await listMails(now(), publicUrl) }),
  }),
];
