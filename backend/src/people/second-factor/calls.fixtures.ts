import type { secondFactorCalls } from '@book-store/contract/people/second-factor/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';

/** Nobody who makes all calls has a second factor; what the calls do then is in `second-factor.test.ts`. */
const WITHOUT = { status: 409, unrecorded: 'the caller has no second factor' } as const;

export const secondFactorExamples: Examples<typeof secondFactorCalls> = {
  'POST /api/admin/second-factor/offer': { unrecorded: 'nothing counts before it is confirmed' },
  'POST /api/admin/second-factor': { ...WITHOUT, call: () => json({ code: '123456' }) },
  'DELETE /api/admin/second-factor': WITHOUT,
  'POST /api/admin/second-factor/recovery-codes': WITHOUT,
  'DELETE /api/admin/second-factor/devices/:id': {
    unrecorded: 'the caller has no remembered device',
    call: () => ({ path: `/api/admin/second-factor/devices/${'a'.repeat(24)}` }),
  },
};
