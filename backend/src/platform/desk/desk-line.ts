import { DESK_COUNT_MAX, type DeskLineName } from '@book-store/contract/platform/desk/desk-lines';
import type { mongo } from 'mongoose';
import type { Shop } from '../shop.ts';

/** How many things wait, counted to `DESK_COUNT_MAX`, and since when the oldest one does, if it has an age. */
export type Waiting = { count: number; since?: Date | undefined };

type Given = {
  now: Date;
  shop: Shop;
  /** How often the shop makes a backup by itself, if it does. */
  backups: { everyMs: number | undefined };
};

/** What waits for the people of the shop, as an area declares it. */
export type DeskLine = {
  name: DeskLineName;
  /** Runs every few seconds for each open dashboard: an index has to find it. */
  find: (given: Given) => Promise<Waiting>;
  /** Only owners may do it. */
  forOwners?: true;
};

type Found = {
  filter: object;
  /** The field with the time since when it waits, in whose order an index has the matches. */
  since: string;
  /** The index, where the database would not choose it. */
  hint?: Record<string, 1 | -1>;
};

/** Counts the documents that match, and finds the oldest one. */
export async function whatWaits(
  model: { collection: Pick<mongo.Collection, 'countDocuments' | 'findOne'> },
  { filter, since, hint }: Found,
): Promise<Waiting> {
  const options = hint && { hint };
  const [count, oldest] = await Promise.all([
    model.collection.countDocuments(filter, { limit: DESK_COUNT_MAX, ...options }),
    model.collection.findOne(filter, {
      projection: { [since]: 1 },
      sort: { [since]: 1 },
      ...options,
    }),
  ]);
  return { count, since: oldest?.[since] };
}
