import type { mailCalls } from '@book-store/contract/messages/mails/calls';
import { aMail, storedMail } from '../../platform/mail/mails.builder.ts';
import type { Examples } from '../../testing/checks/call-example.ts';

export const mailExamples: Examples<typeof mailCalls> = {
  'GET /api/admin/mails/:id': {
    call: async () => ({ path: `/api/admin/mails/${(await storedMail(await aMail()))?._id}` }),
  },
  'POST /api/admin/mails/:id/resend': {
    call: async () => ({
      path: `/api/admin/mails/${(await storedMail(await aMail()))?._id}/resend`,
      body: {},
    }),
  },
};
