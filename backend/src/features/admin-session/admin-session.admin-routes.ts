import { Router } from 'express';
import type { AdminRoute } from '../../http/callers.ts';
import {
  AdminProfile,
  AdminSession,
  ChangePasswordBody,
  EditProfileBody,
} from './admin-session.contract.ts';
import type { AdminSessions } from './admin-session.service.ts';

type Parts = { sessions: AdminSessions; adminRoute: AdminRoute };

/** An admin's own account. */
export const ownAccountRoutes = ({ sessions, adminRoute }: Parts): Router =>
  Router()
    .get(
      '/profile',
      adminRoute({
        reply: AdminProfile,
        run: async ({ caller }) => ({ body: await sessions.profile(caller) }),
      }),
    )
    .patch(
      '/profile',
      adminRoute({
        body: EditProfileBody,
        reply: AdminProfile,
        run: async ({ caller, body }) => ({ body: await sessions.editProfile(caller, body) }),
      }),
    )
    .post(
      '/password',
      adminRoute({
        body: ChangePasswordBody,
        reply: AdminSession,
        run: async ({ caller, body }) => ({
          body: await sessions.changePassword(caller, body, caller.address),
        }),
      }),
    );
