import { accountCalls } from './account/calls.ts';
import { customerCalls } from './customers/calls.ts';
import { sessionCalls } from './sessions/calls.ts';
import { teamCalls } from './team/calls.ts';

export const peopleCalls = {
  admins: sessionCalls,
  team: teamCalls,
  customers: customerCalls,
  account: accountCalls,
};
