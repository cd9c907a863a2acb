import type { sessionCalls } from '@book-store/contract/people/sessions/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { anAdmin } from '../admins/admins.builder.ts';

export const sessionExamples: Examples<typeof sessionCalls> = {
  'POST /api/auth/admin': {
    call: async () => json(await anAdmin()),
  },
  'PATCH /api/admin/profile': {
    call: () => json({ roleLabel: 'Owner' }),
  },
  'POST /api/admin/password': {
    call: ({ password }) => json({ currentPassword: password, newPassword: 'another long one' }),
  },
  'POST /api/admin/session': {
    unrecorded: 'sign-ins and sign-outs are in the server log',
    call: ({ password }) => json({ password }),
  },
  'DELETE /api/admin/session': {
    unrecorded: 'sign-ins and sign-outs are in the server log',
  },
  'DELETE /api/admin/sessions/:id': {
    call: ({ session = 'a'.repeat(24) }) => ({ path: `/api/admin/sessions/${session}` }),
  },
};
