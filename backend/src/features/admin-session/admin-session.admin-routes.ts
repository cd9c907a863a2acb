import { Router } from 'express';
import type { AdminRoute } from '../../http/callers.ts';
import type { AdminProfiles } from './admin-profile.service.ts';
import {
  AdminProfile,
  AdminSession,
  AdminSessionList,
  ChangePasswordBody,
  EditProfileBody,
  RenewSessionBody,
  SessionId,
  SignedOut,
} from './admin-session.contract.ts';
import type { AdminSessions } from './admin-session.service.ts';

type Deps = { sessions: AdminSessions; profiles: AdminProfiles; adminRoute: AdminRoute };

/** An admin's own account: profile, password and sessions. */
export const ownAccountRoutes = ({ sessions, profiles, adminRoute }: Deps): Router =>
  Router()
    .get(
      '/profile',
      adminRoute({
        reply: AdminProfile,
        run: async ({ caller }) => ({ body: await profiles.profile(caller) }),
      }),
    )
    .patch(
      '/profile',
      adminRoute({
        body: EditProfileBody,
        reply: AdminProfile,
        run: async ({ caller, body }) => ({ body: await profiles.editProfile(caller, body) }),
      }),
    )
    .post(
      '/password',
      adminRoute({
        body: ChangePasswordBody,
        reply: AdminSession,
        run: async ({ caller, body }) => ({ body: await sessions.changePassword(caller, body) }),
      }),
    )
    .post(
      '/session',
      adminRoute({
        body: RenewSessionBody,
        reply: AdminSession,
        run: async ({ caller, body }) => ({ body: await sessions.renew(caller, body) }),
      }),
    )
    .delete(
      '/session',
      adminRoute({
        reply: SignedOut,
        run: async ({ caller }) => {
          await sessions.signOut(caller);
          return { body: {} };
        },
      }),
    )
    .get(
      '/sessions',
      adminRoute({
        reply: AdminSessionList,
        run: async ({ caller }) => ({ body: await sessions.listSessions(caller) }),
      }),
    )
    .delete(
      '/sessions/:id',
      adminRoute({
        params: SessionId,
        reply: AdminSessionList,
        run: async ({ caller, params }) => ({ body: await sessions.endSession(caller, params.id) }),
      }),
    );
