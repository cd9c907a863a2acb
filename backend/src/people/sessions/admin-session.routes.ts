import {
  AdminSession,
  AdminSignInBody,
} from '@book-store/contract/people/admins/admin-session.schemas';
import type { FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { deviceCookie, deviceTokenOf } from '../sign-in/known-devices.ts';
import { deviceLabel } from './device-label.ts';

const DEVICE = { name: 'admin-device', path: '/api/auth' };

/** The admin sign-in. */
export const adminSessionRoutes = ({ sessions }: FeatureDeps): Route[] => [
  route({
    method: 'post',
    path: '/api/auth/admin',
    access: 'anyone',
    summary: 'Signs an admin in for an hour',
    body: AdminSignInBody,
    reply: AdminSession,
    replyHeaders: ['Set-Cookie'],
    errors: ['wrong-credentials'],
    run: async ({ origin, body, shop }) => {
      const from = {
        network: origin.network,
        device: deviceLabel(origin.userAgent),
        deviceToken: deviceTokenOf(origin.cookie, DEVICE),
      };
      const { session, deviceToken } = await sessions.signIn(body, from, shop);
      return {
        body: session,
        headers: { 'Set-Cookie': deviceCookie(DEVICE, deviceToken, origin) },
      };
    },
  }),
];
