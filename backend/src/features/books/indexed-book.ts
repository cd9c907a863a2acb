/** The fields of a book that searching, filtering, sorting and the sitemap need. */
export type IndexedBook = {
  id: string;
  title: string;
  titleKey: string;
  author: string | undefined;
  category: string;
  newPriceCents: number;
  coverImage: string;
  createdAt: number;
  changedAt: number;
  hidden: boolean;
};
