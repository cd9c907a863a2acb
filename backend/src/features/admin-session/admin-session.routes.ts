import { Router } from 'express';
import { addressOf } from '../../http/callers.ts';
import { route } from '../../http/route.ts';
import { AdminSession, AdminSignInBody } from './admin-session.contract.ts';
import type { AdminSessions } from './admin-session.service.ts';

/** The door to the dashboard. */
export const adminSessionRoutes = (sessions: AdminSessions): Router =>
  Router().post(
    '/admin',
    route({
      caller: async (req) => addressOf(req),
      body: AdminSignInBody,
      reply: AdminSession,
      run: async ({ caller, body }) => ({ body: await sessions.signIn(body, caller) }),
    }),
  );
