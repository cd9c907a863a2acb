export type NewsItem = {
  /** The last segment of the item's URL. */
  id: string;
  title: string;
  description: string;
  /** File name under `/news/{width}/`, in the widths of `pictures.ts`. */
  image: string;
  imageAlt: string;
  /** `YYYY-MM-DD` */
  date: string;
};

export const NEWS_ITEMS: readonly NewsItem[] = [
  {
    id: 'oldest-bookshop-in-the-world',
    title: 'The bookshop that outlived an earthquake',
    description:
      'Livraria Bertrand has sold books in Lisbon since 1732. What keeps a shop open for almost three centuries?',
    image: 'bookshop.webp',
    imageAlt: 'A small bookshop at dusk, its window lit, tram lines running past the door.',
    date: '2026-11-12',
  },
  {
    id: 'how-a-goldsmith-changed-reading',
    title: 'How a goldsmith changed the way we read',
    description:
      'Around 1455 some 180 copies of one Bible left a workshop in Mainz. Books were never scarce in the same way again.',
    image: 'press.webp',
    imageAlt: 'A wooden hand press with freshly printed sheets hanging beside it.',
    date: '2026-10-29',
  },
  {
    id: 'the-reader-in-the-cigar-factory',
    title: 'The reader in the cigar factory',
    description:
      'In Havana, workers have paid for a voice to read novels to them since 1865. Two of their favourites became cigars.',
    image: 'reading-aloud.webp',
    imageAlt: 'A reader on a raised platform with an open book, listeners at their benches below.',
    date: '2026-10-15',
  },
  {
    id: 'free-to-all',
    title: 'Free to all: a short history of the public library',
    description:
      'From a chained library in Manchester to 2,509 buildings paid for by one steel maker.',
    image: 'library.webp',
    imageAlt:
      'A library with a round roof and tall windows, its doors open to a tree-lined square.',
    date: '2026-09-24',
  },
  {
    id: 'a-day-for-books-and-roses',
    title: 'A day for books and roses',
    description:
      'Why the twenty-third of April is World Book Day, and why in Barcelona it smells of flowers.',
    image: 'book-and-rose.webp',
    imageAlt: 'A red rose lying across an open book on a sunlit market stall.',
    date: '2026-09-10',
  },
];
