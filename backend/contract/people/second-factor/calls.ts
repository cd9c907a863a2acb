import { type Calls, named } from '../../call.ts';
import { AdminSession } from '../sessions/admin-session.schemas.ts';
import {
  DeviceId,
  RecoveryCodes,
  RememberedDevice,
  SecondFactorOffer,
  SecondFactorStarted,
  SecondFactorView,
  StartSecondFactorBody,
} from './second-factor.schemas.ts';

named({ RecoveryCodes, RememberedDevice, SecondFactorOffer, SecondFactorStarted });
named({ SecondFactorView, StartSecondFactorBody });

/** An admin's own second factor: codes of an app (TOTP), recovery codes and remembered devices. */
export const secondFactorCalls = {
  'GET /api/admin/second-factor': {
    access: 'admin',
    beforeSecondFactor: true,
    summary: "The admin's own second factor, and the devices that need no code",
    reply: SecondFactorView,
  },
  'POST /api/admin/second-factor/offer': {
    access: 'admin',
    confirm: true,
    beforeSecondFactor: true,
    summary: 'Offers a secret for an app; it counts once a code of it has been sent',
    reply: SecondFactorOffer,
  },
  'POST /api/admin/second-factor': {
    access: 'admin',
    confirm: true,
    beforeSecondFactor: true,
    summary:
      'Sets up the offered secret with a code of it, also instead of an earlier one; ends all other sessions and shows ten recovery codes once',
    body: StartSecondFactorBody,
    reply: SecondFactorStarted,
    errors: ['conflict'],
  },
  'DELETE /api/admin/second-factor': {
    access: 'admin',
    confirm: true,
    summary: 'Turns the second factor off, which ends all other sessions',
    reply: AdminSession,
    errors: ['conflict'],
  },
  'POST /api/admin/second-factor/recovery-codes': {
    access: 'admin',
    confirm: true,
    summary: 'Draws ten new recovery codes, shown once; the old ones end',
    reply: RecoveryCodes,
    errors: ['conflict'],
  },
  'DELETE /api/admin/second-factor/devices/:id': {
    access: 'admin',
    summary: 'Forgets a remembered device, which needs a code again',
    params: DeviceId,
    reply: SecondFactorView,
  },
} satisfies Calls;
