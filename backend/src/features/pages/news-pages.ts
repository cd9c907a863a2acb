import type { PageFacts } from './known-pages.ts';

/** The news items of the front end, as in its `news-items.ts` (a test compares the two). */
export const NEWS_PAGES: Record<string, PageFacts> = {
  '/news/oldest-bookshop-in-the-world': {
    title: 'The bookshop that outlived an earthquake',
    description:
      'Livraria Bertrand has sold books in Lisbon since 1732. What keeps a shop open for almost three centuries?',
  },
  '/news/how-a-goldsmith-changed-reading': {
    title: 'How a goldsmith changed the way we read',
    description:
      'Around 1455 some 180 copies of one Bible left a workshop in Mainz. Books were never scarce in the same way again.',
  },
  '/news/the-reader-in-the-cigar-factory': {
    title: 'The reader in the cigar factory',
    description:
      'In Havana, workers have paid for a voice to read novels to them since 1865. Two of their favourites became cigars.',
  },
  '/news/free-to-all': {
    title: 'Free to all: a short history of the public library',
    description:
      'From a chained library in Manchester to 2,509 buildings paid for by one steel maker.',
  },
  '/news/a-day-for-books-and-roses': {
    title: 'A day for books and roses',
    description:
      'Why the twenty-third of April is World Book Day, and why in Barcelona it smells of flowers.',
  },
};
