import type { TeamView } from '@book-store/contract/people/team/team.schemas';
import type { z } from 'zod';
import { AdminAccount, roleOf, type StoredAdmin } from '../admins/admins.model.ts';
import { OneTimeLink } from '../links/one-time-links.model.ts';
import { openSessions } from '../sessions/admin-sessions.store.ts';

const isOwner = (admin: StoredAdmin) => roleOf(admin) === 'owner';

/** Who works here, the first one first, and the open invitations. */
export async function listTeam(
  caller: { id: string },
  { sends, now }: { sends: boolean; now: Date },
): Promise<z.output<typeof TeamView>> {
  const [admins, sessions, invitations] = await Promise.all([
    AdminAccount.find({}).sort({ _id: 1 }).lean(),
    openSessions(now),
    OneTimeLink.find({ purpose: 'invitation', expiresAt: { $gt: now } })
      .sort({ _id: 1 })
      .lean(),
  ]);
  return {
    people: admins.map((admin) => {
      const own = sessions.filter(
        (one) => one.admin.equals(admin._id) && one.version === admin.tokenVersion,
      );
      const used = own.map(({ usedAt, startedAt }) => (usedAt ?? startedAt).getTime());
      return {
        id: admin._id,
        username: admin.username,
        name: admin.name,
        role: roleOf(admin),
        email: admin.email,
        createdAt: admin.createdAt,
        sessions: own.length,
        usedAt: used.length > 0 ? new Date(Math.max(...used)) : undefined,
        secondFactor: admin.secondFactor !== undefined,
        self: admin._id.toString() === caller.id,
      };
    }),
    invitations: invitations.flatMap(({ _id, role, email, maker, expiresAt }) => {
      const by = admins.find((admin) => maker && admin._id.equals(maker) && isOwner(admin));
      return by
        ? {
            id: _id,
            role: role ?? 'staff',
            email: email ?? undefined,
            by: by.username,
            expiresAt,
          }
        : [];
    }),
    sendsMails: sends,
  };
}
