import { randomBytes } from 'node:crypto';
import type { teamCalls } from '@book-store/contract/people/team/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { AdminAccount } from '../admins/admins.model.ts';
import { withSecondFactor } from '../second-factor/second-factor.builder.ts';
import { AdminSessionRecord } from '../sessions/admin-sessions.model.ts';
import { aLink } from './admin-links.builder.ts';

const aPerson = async () =>
  AdminAccount.findOne(await namedAfter())
    .orFail()
    .lean();
const namedAfter = async () => ({ username: (await anAdmin()).username });
const toPerson = async (rest = '') => ({
  path: `/api/admin/people/${(await aPerson())._id}${rest}`,
});
const aLinkOf = async (purpose: 'password' | 'email') => {
  const { _id: admin, tokenVersion: version } = await aPerson();
  return aLink({
    purpose,
    admin,
    version,
    ...(purpose === 'email' && { email: 'anna@example.com' }),
  });
};
const password = 'a heron on the pier';

export const teamExamples: Examples<typeof teamCalls> = {
  'POST /api/admin/invitations': { call: () => json({ role: 'staff' }) },
  'DELETE /api/admin/invitations/:id': {
    call: async () => {
      const { id } = await aLink({ purpose: 'invitation', role: 'staff' });
      return { path: `/api/admin/invitations/${id}` };
    },
  },
  'PATCH /api/admin/people/:id': {
    call: async () => ({ ...(await toPerson()), body: { role: 'staff' } }),
  },
  'DELETE /api/admin/people/:id': { call: () => toPerson() },
  'POST /api/admin/people/:id/password-link': { call: () => toPerson('/password-link') },
  'GET /api/admin/people/:id/sessions': { call: () => toPerson('/sessions') },
  'DELETE /api/admin/people/:id/sessions/:session': {
    call: async () => {
      const person = await aPerson();
      const session = randomBytes(18).toString('base64url');
      await AdminSessionRecord.create({
        ...{ _id: session, admin: person._id, version: 0, device: 'a test' },
        ...{ startedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) },
      });
      return { path: `/api/admin/people/${person._id}/sessions/${session}` };
    },
  },
  'DELETE /api/admin/people/:id/sessions': { call: () => toPerson('/sessions') },
  'DELETE /api/admin/people/:id/second-factor': {
    call: async () => {
      const person = await aPerson();
      await withSecondFactor(person.username);
      return { path: `/api/admin/people/${person._id}/second-factor` };
    },
  },
  'PUT /api/admin/email': { call: () => json({ email: '' }), unrecorded: 'it changes nothing' },
  'POST /api/auth/admin/forgotten': { call: () => json({ email: 'nobody@example.com' }) },
  'POST /api/auth/admin/link': {
    call: async () => json({ code: (await aLinkOf('password')).code }),
  },
  'POST /api/auth/admin/invitation': {
    call: async () => {
      const { code, id } = await aLink({ purpose: 'invitation', role: 'staff' });
      return json({ code, username: `new ${id}`, password });
    },
  },
  'POST /api/auth/admin/password': {
    call: async () => json({ code: (await aLinkOf('password')).code, password }),
  },
  'POST /api/auth/admin/email': {
    call: async () => json({ code: (await aLinkOf('email')).code }),
  },
};
