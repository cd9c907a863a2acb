import { accountCalls } from './account/calls.ts';
import { customerCalls } from './customers/calls.ts';
import { secondFactorCalls } from './second-factor/calls.ts';
import { sessionCalls } from './sessions/calls.ts';
import { teamCalls } from './team/calls.ts';

export const peopleCalls = {
  admins: sessionCalls,
  secondFactor: secondFactorCalls,
  team: teamCalls,
  customers: customerCalls,
  account: accountCalls,
};
