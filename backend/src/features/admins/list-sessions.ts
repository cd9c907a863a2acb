import type { AdminSessionView } from '@book-store/contract/schemas/admin-session';
import type { Admin } from '../../http/authentication.ts';
import type { SessionStore } from './admin-sessions.store.ts';
import { findAdmin } from './find-admins.ts';

/** Returns the caller's active sessions. */
export async function listSessions(
  { id, session }: Admin,
  sessions: SessionStore,
): Promise<AdminSessionView[]> {
  const running = await sessions.list(await findAdmin(id));
  return running.map(({ _id, device, startedAt, expiresAt }) => ({
    id: _id,
    device,
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: _id === session,
  }));
}
