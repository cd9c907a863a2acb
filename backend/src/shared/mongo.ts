import type { Model, SortOrder } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Returns whether MongoDB refused a write because of a unique index. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === DUPLICATE_KEY;

/** Waits for an insertion that may find its documents already there. */
export async function ignoreDuplicateKey(insertion: PromiseLike<unknown>): Promise<void> {
  try {
    await insertion;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Runs an upsert and returns its result. Of two concurrent upserts one fails with a duplicate key; it
 * is run again, and then finds the other's document.
 */
export async function retryUpsert<Result>(upsert: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}

type Page = {
  filter: Record<string, unknown>;
  sort: Record<string, SortOrder>;
  page: number;
  limit: number;
};

/** Returns one page of the documents that match a filter, and the number of all that match. */
export async function findPage<Stored>(
  model: Model<Stored>,
  { filter, sort, page, limit }: Page,
): Promise<{ found: Stored[]; total: number }> {
  const [found, total] = await Promise.all([
    model
      .find(filter)
      .sort(sort)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<Stored[]>(),
    model.countDocuments(filter),
  ]);
  return { found, total };
}
