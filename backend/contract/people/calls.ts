import { accountCalls } from './account/calls.ts';
import { customerCalls } from './customers/calls.ts';
import { sessionCalls } from './sessions/calls.ts';

/** The calls of the people by subject. */
export const peopleCalls = {
  admins: sessionCalls,
  customers: customerCalls,
  account: accountCalls,
};
