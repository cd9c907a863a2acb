import { AdminSession, AdminSignInBody } from '@book-store/contract/schemas/admin-session';
import { type Request, Router } from 'express';
import { addressOf } from '../../http/authentication.ts';
import { deviceCookie, deviceTokenOf } from '../../http/known-devices.ts';
import type { ReadBudget } from '../../http/read-budget.ts';
import { route } from '../../http/route.ts';
import type { AdminSessions, SignInOrigin } from './admin-session.service.ts';
import { deviceLabel } from './device-label.ts';

const DEVICE = { name: 'admin-device', path: '/api/auth' };

type Deps = { sessions: AdminSessions; reads: ReadBudget };

/** Processor time of an attempt, in milliseconds; the hash itself has a queue of its own. */
const ATTEMPT_COST_MS = 10;

/** The admin sign-in. */
export const adminSessionRoutes = ({ sessions, reads }: Deps): Router =>
  Router().post(
    '/admin',
    route({
      authenticate: async (req) => originOf(req),
      body: AdminSignInBody,
      reply: AdminSession,
      run: async ({ caller, body }) => {
        await reads.take(caller.network, ATTEMPT_COST_MS);
        const { session, deviceToken } = await sessions.signIn(body, caller);
        return {
          body: session,
          headers: { 'Set-Cookie': deviceCookie(DEVICE, deviceToken, caller) },
        };
      },
    }),
  );

const originOf = (req: Request): SignInOrigin & { secure: boolean } => ({
  network: addressOf(req),
  device: deviceLabel(req.get('user-agent')),
  deviceToken: deviceTokenOf(req, DEVICE),
  secure: req.secure,
});
