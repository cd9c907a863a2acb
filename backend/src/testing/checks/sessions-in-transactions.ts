import { sessionInUse } from '../../platform/documents/in-transaction.ts';
import { beforeWrite } from './before-write.ts';

// In tests, a write inside a transaction fails without its session: it would survive a rollback, and be repeated by
// each retry.
beforeWrite('sessions', ({ collection, method, given }) => {
  const session = sessionInUse();
  if (!session) return;
  const isWithin = given.some((one) => (one as { session?: unknown } | null)?.session === session);
  if (!isWithin)
    throw new TypeError(`${method} of ${collection} lacks the session of its transaction.`);
});
