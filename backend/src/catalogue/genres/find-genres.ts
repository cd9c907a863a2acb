import { categoryName, GERMAN_CATEGORIES } from '@book-store/contract/catalogue/genres/categories';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { Genre, type StoredGenre } from './genres.model.ts';

/** Calls a first genre by its name in the shop's language, until the owner renames it. */
export function inShopLanguage(genre: StoredGenre): StoredGenre {
  const { name, category, renamed } = genre;
  const german = currentShop().language === 'de' && GERMAN_CATEGORIES[category];
  return german && !renamed && name === categoryName(category) ? { ...genre, name: german } : genre;
}

/** In the owner's order. */
export const findVisibleGenres = async (): Promise<StoredGenre[]> =>
  (await Genre.find({ hidden: false }).sort({ position: 1, _id: 1 }).lean<StoredGenre[]>()).map(
    inShopLanguage,
  );

/** By category, in the owner's order. */
export const nameGenres = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await findVisibleGenres()).map(({ category, name }) => [category, name]));

/** By category, hidden ones too. */
export const nameAllGenres = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await Genre.find({}).lean<StoredGenre[]>())
      .map(inShopLanguage)
      .map(({ category, name }) => [category, name]),
  );

/** True for hidden genres, too. */
export const isGenre = async (category: string): Promise<boolean> =>
  (await Genre.exists({ category })) !== null;
