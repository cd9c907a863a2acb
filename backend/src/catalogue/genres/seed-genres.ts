import { CATEGORIES } from '@book-store/contract/catalogue/genres/categories';
import { slugOf } from '@book-store/contract/slugs';
import { isDone, markDone } from '../../platform/database/shop-meta.ts';
import { ignoreDuplicateKey } from '../../platform/documents/mongo.ts';
import { Genre } from './genres.model.ts';

/** Gives a shop its first genres once; those that the owner removes later stay removed. */
export async function seedGenresOnce(now: Date): Promise<void> {
  if (await isDone('genres-seeded')) return;
  const genres = CATEGORIES.map((category, position) => ({
    name: category.charAt(0).toUpperCase() + category.slice(1),
    category,
    slug: slugOf(category),
    position,
  }));
  // Another server may have inserted some of them.
  await ignoreDuplicateKey(Genre.insertMany(genres, { ordered: false }));
  await markDone('genres-seeded', now);
}
