import {
  AdminProfile,
  AdminSession,
  AdminSessionList,
  ChangePasswordBody,
  EditProfileBody,
  RenewSessionBody,
  SessionId,
  SignedOut,
} from '@book-store/contract/schemas/admin-session';
import { Router } from 'express';
import type { AdminChangeRoute, AdminRoute } from '../../http/authentication.ts';
import type { AdminProfiles } from './admin-profile.service.ts';
import type { AdminSessions } from './admin-session.service.ts';
import { passwordChanged, profileEdited, sessionEnded } from './own-account-changes.ts';

type Deps = {
  sessions: AdminSessions;
  profiles: AdminProfiles;
  adminRoute: AdminRoute;
  adminChangeRoute: AdminChangeRoute;
};

/** Routes for an admin's own account: profile, password and sessions. */
export const ownAccountRoutes = ({
  sessions,
  profiles,
  adminRoute,
  adminChangeRoute,
}: Deps): Router =>
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
      adminChangeRoute({
        body: EditProfileBody,
        reply: AdminProfile,
        run: async ({ caller, body }) => {
          const { before, after } = await profiles.editProfile(caller, body);
          return { body: after, change: profileEdited(caller, before, after) };
        },
      }),
    )
    .post(
      '/password',
      adminChangeRoute({
        body: ChangePasswordBody,
        reply: AdminSession,
        run: async ({ caller, body }) => ({
          body: await sessions.changePassword(caller, body),
          change: passwordChanged(caller),
        }),
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
      adminChangeRoute({
        params: SessionId,
        reply: AdminSessionList,
        run: async ({ caller, params }) => {
          const { device, left } = await sessions.endSession(caller, params.id);
          return { body: left, change: device ? sessionEnded(device) : undefined };
        },
      }),
    );
