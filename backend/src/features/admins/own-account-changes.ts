import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import type { AdminProfile } from '@book-store/contract/schemas/admin-session';
import { changedFields } from '../../shared/changed-fields.ts';

type Who = { id: string; username: string };

const subjectOf = ({ id, username }: Who) => ({ id, name: username });

/** Returns undefined if nothing changed. */
export function profileEdited(
  who: Who,
  before: AdminProfile,
  after: AdminProfile,
): AdminChange | undefined {
  const fields = changedFields(['name', 'roleLabel', 'picture'], { before, after });
  if (fields.length === 0) return undefined;
  return { action: 'profile-edited', subject: subjectOf(who), fields };
}

export const passwordChanged = (who: Who): AdminChange => ({
  action: 'password-changed',
  subject: subjectOf(who),
  fields: [],
});

/** Records the device of the ended session. */
export const sessionEnded = (device: string): AdminChange => ({
  action: 'session-ended',
  subject: { name: device },
  fields: [],
});
