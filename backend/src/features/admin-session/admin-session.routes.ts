import { type Request, Router } from 'express';
import { addressOf } from '../../http/callers.ts';
import { route } from '../../http/route.ts';
import { AdminSession, AdminSignInBody } from './admin-session.contract.ts';
import type { AdminSessions, SignInOrigin } from './admin-session.service.ts';
import { deviceLabel } from './device-label.ts';

/** The door to the dashboard. */
export const adminSessionRoutes = (sessions: AdminSessions): Router =>
  Router().post(
    '/admin',
    route({
      caller: async (req) => originOf(req),
      body: AdminSignInBody,
      reply: AdminSession,
      run: async ({ caller, body }) => ({ body: await sessions.signIn(body, caller) }),
    }),
  );

const originOf = (req: Request): SignInOrigin => ({
  network: addressOf(req),
  device: deviceLabel(req.get('user-agent')),
});
