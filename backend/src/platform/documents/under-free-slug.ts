import { slugOf } from '@book-store/contract/slugs';
import { isDuplicateKey } from './mongo.ts';

/** How many documents may have the same title. */
const SAME_TITLE_MAX = 100;

type Slug = { title: string; max: number; fallback: string };

/**
 * Calls `add` with an id made of the title, and a number from the second of the same title on. Returns undefined if
 * too many have it.
 */
export async function underFreeSlug<Added>(
  { title, max, fallback }: Slug,
  add: (id: string) => Promise<Added>,
): Promise<Added | undefined> {
  const slug =
    slugOf(title)
      .slice(0, max - 4)
      .replace(/[\ud800-\udbff]$|-$/, '') || fallback;
  for (let count = 1; count <= SAME_TITLE_MAX; count += 1) {
    try {
      return await add(count === 1 ? slug : `${slug}-${count}`);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return undefined;
}
