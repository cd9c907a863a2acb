import { OutboxMail } from '@book-store/contract/schemas/outbox';
import { Router } from 'express';
import { z } from 'zod';
import type { Authentication } from '../../http/authentication.ts';
import { listMails } from './outbox.service.ts';

type Deps = Pick<Authentication, 'adminRoute'> & {
  publicUrl?: string | undefined;
  now: () => Date;
};

/** The mails that the shop would have sent; empty with a real Firebase project. */
export const outboxRoutes = ({ adminRoute, publicUrl, now }: Deps): Router =>
  Router().get(
    '/',
    adminRoute({
      reply: z.array(OutboxMail),
      run: async () => ({ body: await listMails(now(), publicUrl) }),
    }),
  );
