/** The fields of a book that the index needs for searching, filtering and sorting. */
export type IndexedBook = {
  id: string;
  title: string;
  titleKey: string;
  author: string | undefined;
  category: string;
  newPriceCents: number;
  createdAt: number;
  changedAt: number;
};
