import { z } from 'zod';
import { AdminChange } from '../../shared/admin-change.ts';
import { Id, IsoDate } from '../../shared/contract-parts.ts';

export const ACTIVITY_LIMIT_MAX = 100;

/** One change: who made it, what it was, and when. */
export const ActivityEntry = AdminChange.extend({
  _id: Id,
  at: IsoDate,
  by: z.discriminatedUnion('kind', [
    /** An admin in the dashboard, with the username of that moment. */
    z.object({ kind: z.literal('admin'), id: Id, name: z.string() }),
    /** A command on the shop's machine, with the name of the machine's user. */
    z.object({ kind: z.literal('command'), name: z.string() }),
  ]),
  /** Where the admin was, coarsely: '203.0.113.0/24'. */
  network: z.string().optional(),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

/** What narrows `GET /api/admin/activity`. */
export const ListActivityQuery = z.strictObject({
  /** The `next` of the page before; absent: the newest entries. */
  before: Id.optional(),
  limit: z.coerce.number().int().min(1).max(ACTIVITY_LIMIT_MAX).default(30),
});
export type ListActivityQuery = z.input<typeof ListActivityQuery>;

/** Some of what has been changed in the shop, newest first. */
export const ActivityPage = z.object({
  entries: z.array(ActivityEntry),
  /** Send this as `before` for the next page; absent on the last one. */
  next: Id.optional(),
});
export type ActivityPage = z.output<typeof ActivityPage>;
