import { type Calls, named } from '../../call.ts';
import {
  AdminProfile,
  AdminSession,
  AdminSessionList,
  AdminSessionView,
  AdminSignInBody,
  ChangePasswordBody,
  EditProfileBody,
  RenewSessionBody,
  SessionId,
  SignedOut,
} from './admin-session.schemas.ts';

named({
  AdminProfile,
  AdminSession,
  AdminSessionList,
  AdminSessionView,
  AdminSignInBody,
  ChangePasswordBody,
  EditProfileBody,
  RenewSessionBody,
  SignedOut,
});

export const sessionCalls = {
  'POST /api/auth/admin': {
    access: 'anyone',
    summary:
      'Signs an admin in for an hour; with a second factor, the same call is repeated with its code',
    body: AdminSignInBody,
    reply: AdminSession,
    replyHeaders: ['Set-Cookie'],
    errors: ['wrong-credentials', 'second-factor-required', 'wrong-code', 'conflict'],
  },
  'GET /api/admin/profile': {
    access: 'admin',
    beforeSecondFactor: true,
    summary: "The signed-in admin's profile",
    reply: AdminProfile,
  },
  'PATCH /api/admin/profile': {
    access: 'admin',
    summary: "Edits the admin's own profile; absent fields stay unchanged",
    body: EditProfileBody,
    reply: AdminProfile,
  },
  'POST /api/admin/password': {
    access: 'admin',
    summary: "Changes the admin's own password, which ends all other sessions",
    body: ChangePasswordBody,
    reply: AdminSession,
    errors: ['wrong-credentials'],
  },
  'POST /api/admin/session': {
    access: 'admin',
    beforeSecondFactor: true,
    summary: 'Extends the session by an hour, with the password or a code of the second factor',
    body: RenewSessionBody,
    reply: AdminSession,
    errors: ['wrong-credentials'],
  },
  'DELETE /api/admin/session': {
    access: 'admin',
    beforeSecondFactor: true,
    summary: 'Signs out',
    reply: SignedOut,
  },
  'GET /api/admin/sessions': {
    access: 'admin',
    summary: 'Where this admin is signed in',
    reply: AdminSessionList,
  },
  'DELETE /api/admin/sessions/:id': {
    access: 'admin',
    summary: "Ends one of the admin's own sessions",
    params: SessionId,
    reply: AdminSessionList,
  },
} satisfies Calls;
