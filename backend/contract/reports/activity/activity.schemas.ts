import { z } from 'zod';
import { Id, IsoDate, limitOf } from '../../parts.schemas.ts';
import { AdminChange, ChangeAuthor } from '../../platform/audit/admin-change.schemas.ts';

export const ActivityEntry = AdminChange.extend({
  _id: Id,
  at: IsoDate,
  by: ChangeAuthor,
  /** The admin's network, truncated, such as '203.0.113.0/24'. */
  network: z.string().optional(),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

/** Query parameters of `GET /api/admin/activity`. */
export const ListActivityQuery = z.strictObject({
  /** The `next` of the previous page; absent for the newest entries. */
  before: Id.optional(),
  limit: limitOf(30),
});
export type ListActivityQuery = z.input<typeof ListActivityQuery>;

/** Newest first. */
export const ActivityPage = z.object({
  entries: z.array(ActivityEntry),
  /** Pass it as `before` for the next page; absent on the last one. */
  next: Id.optional(),
});
export type ActivityPage = z.output<typeof ActivityPage>;
