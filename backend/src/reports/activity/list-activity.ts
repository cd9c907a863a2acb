import { withOwnDecimals } from '@book-store/contract/platform/audit/amount-fields';
import type {
  ActivityEntry,
  ActivityPage,
  ListActivityQuery,
} from '@book-store/contract/reports/activity/activity.schemas';
import type { z } from 'zod';
import { Activity, type StoredEntry } from '../../platform/audit/activity.model.ts';
import { notFound } from '../../platform/errors/errors.ts';

/** Newest first. Throws `not-found` if `before` is unknown. */
export async function listActivity({
  before,
  limit,
}: z.output<typeof ListActivityQuery>): Promise<ActivityPage> {
  const found = await Activity.find(before ? await olderThan(before) : {})
    .sort({ at: -1, _id: -1 })
    .limit(limit + 1)
    .lean<StoredEntry[]>();
  const entries = found.slice(0, limit).map(toView);
  return { entries, next: found.length > limit ? entries.at(-1)?._id : undefined };
}

async function olderThan(id: string) {
  const entry = await Activity.findById(id).lean<StoredEntry>();
  if (!entry) throw notFound('The entry in `before` does not exist.');
  const { at, _id } = entry;
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: _id } }] };
}

const toView = ({ _id, at, by, network, action, subject, fields, decimals }: StoredEntry) =>
  ({
    _id: _id.toString(),
    at: at.toISOString(),
    by,
    network: network ?? undefined,
    action,
    // mongoose does not store an empty object.
    subject: subject ?? {},
    fields: withOwnDecimals(fields, decimals),
  }) as ActivityEntry;
