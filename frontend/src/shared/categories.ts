import { CATEGORIES, type Category } from '@book-store/contract/categories';

const names = {
  business: 'Business',
  technology: 'Technology',
  fiction: 'Fiction',
  horror: 'Horror',
  adventure: 'Adventure',
} satisfies Record<Category, string>;

/** The categories in the order and with the names of the specification. */
export const categories = CATEGORIES.map((value) => ({ value, name: names[value] }));

export const categoryName = (category: Category): string => names[category] ?? category;

export const isCategory = (value: unknown): value is Category =>
  typeof value === 'string' && Object.hasOwn(names, value);
