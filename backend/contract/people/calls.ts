import { accountCalls } from './account/calls.ts';
import { customerCalls } from './customers/calls.ts';
import { sessionCalls } from './sessions/calls.ts';

export const peopleCalls = {
  admins: sessionCalls,
  customers: customerCalls,
  account: accountCalls,
};
