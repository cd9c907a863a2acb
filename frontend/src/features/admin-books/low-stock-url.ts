import { paths } from '../../shared/paths.ts';

/** The value of `filter` in the URL of Manage Books that shows what is running out. */
export const LOW_STOCK = 'low-stock';

/** Returns the URL of a page of the books that are running out. */
export const lowStockUrl = (page = 1): string => {
  const params = new URLSearchParams({
    filter: LOW_STOCK,
    ...(page > 1 && { page: String(page) }),
  });
  return `${paths.manageBooks.to()}?${params}`;
};
