import { isValidObjectId } from 'mongoose';
import { retryOnConflict } from './conflict.ts';

const DUPLICATE_KEY = 11_000;
const OUT_OF_DISK_SPACE = 14_031;

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

export const isDuplicateKey = (error: unknown): boolean => codeOf(error) === DUPLICATE_KEY;

export const isOutOfDiskSpace = (error: unknown): boolean => codeOf(error) === OUT_OF_DISK_SPACE;

/** Awaits an insertion, ignoring that its documents exist already. */
export async function ignoreDuplicateKey(insertion: PromiseLike<unknown>): Promise<void> {
  try {
    await insertion;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Runs an upsert. One of two concurrent upserts fails with a duplicate key; it is retried and then
 * finds the other's document.
 */
export async function retryUpsert<Result>(upsert: () => PromiseLike<Result>): Promise<Result> {
  const once = () => retryOnConflict(upsert);
  try {
    return await once();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return once();
  }
}

/**
 * Updates a document, inserting it first if it is missing. Counters need this instead of an upsert:
 * some servers that speak MongoDB's protocol keep only one of several concurrent upserts of an
 * `_id`.
 */
export async function updateOrInsert<Stored>(
  update: () => PromiseLike<Stored | null>,
  insert: () => PromiseLike<unknown>,
): Promise<Stored | null> {
  const updated = await retryOnConflict(update);
  if (updated !== null) return updated;
  await ignoreDuplicateKey(retryOnConflict(insert));
  return retryOnConflict(update);
}

/** Returns a prefix condition that any index of the field supports. */
export const beginsWith = (text: string) => ({ $gte: text, $lt: `${text}\uffff` });

/** The part of a mongoose query that paging needs. */
type List<Stored> = {
  skip: (count: number) => { limit: (count: number) => PromiseLike<Stored[]> };
  getFilter: () => object;
  model: { countDocuments: (filter: object) => PromiseLike<number> };
};

/** `total` counts all pages. */
export type Page<Item> = { found: Item[]; total: number };
export type PageOf = { page: number; limit: number };

/** Returns one page of a sorted query as views, and the total number of matches. */
export async function findPage<Stored, View>(
  list: List<Stored>,
  { page, limit }: PageOf,
  toView: (stored: Stored) => View,
): Promise<Page<View>> {
  const [found, total] = await Promise.all([
    list.skip((page - 1) * limit).limit(limit),
    list.model.countDocuments(list.getFilter()),
  ]);
  return { found: found.map(toView), total };
}

/**
 * Returns the documents that match the filter, plus those with the given ids, without duplicates.
 * The additional ones do not count towards `find`'s limit.
 */
export async function findAlso<Found extends { _id: { toString(): string } }>(
  find: (filter: object) => PromiseLike<Found[]>,
  filter: object,
  ids: readonly string[],
): Promise<Found[]> {
  const others = ids.filter((id) => isValidObjectId(id));
  if (others.length === 0) return find(filter);
  const found = await find({ ...filter, _id: { $nin: others } });
  return [...found, ...(await find({ _id: { $in: others } }))];
}
