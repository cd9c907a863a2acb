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

/** Returns the condition of texts with a certain beginning; every index of the field answers it. */
export const beginsWith = (text: string) => ({ $gte: text, $lt: `${text}\uffff` });

/** The part of a mongoose query that paging needs. */
type List<Stored> = {
  skip: (count: number) => { limit: (count: number) => PromiseLike<Stored[]> };
  getFilter: () => object;
  model: { countDocuments: (filter: object) => PromiseLike<number> };
};

/** Returns one page of a sorted query, and the number of all documents that match its filter. */
export async function findPage<Stored>(
  list: List<Stored>,
  { page, limit }: { page: number; limit: number },
): Promise<{ found: Stored[]; total: number }> {
  const [found, total] = await Promise.all([
    list.skip((page - 1) * limit).limit(limit),
    list.model.countDocuments(list.getFilter()),
  ]);
  return { found, total };
}
