/** The columns of a book file. The last ones, in exports only, keep the values as of the export. */
export const BOOK_COLUMNS = [
  '_id',
  'isbn',
  'title',
  'author',
  'newPrice',
  'oldPrice',
  'fixedPrice',
  'category',
  'description',
  'publisher',
  'publishedYear',
  'pages',
  'weight',
  'language',
  'format',
  'series',
  'seriesNumber',
  'tags',
  'popularity',
  'stock',
  'orderable',
  'hidden',
  'trending',
  'coverImage',
  'versionSeen',
  'stockSeen',
  'priceSeen',
] as const;
export type BookColumn = (typeof BOOK_COLUMNS)[number];

/** The columns that identify a row's book: a file needs one of them. */
export const KEY_COLUMNS: readonly BookColumn[] = ['_id', 'isbn', 'title'];

/** Columns for which the owner can choose values for new books. */
export const DEFAULT_COLUMNS = [
  'newPrice',
  'fixedPrice',
  'category',
  'language',
  'format',
  'stock',
] as const;
export type DefaultColumn = (typeof DEFAULT_COLUMNS)[number];

/** Column names in exported files and on the screen. */
export const BOOK_COLUMN_NAMES: Readonly<Record<BookColumn, string>> = {
  _id: '_id',
  isbn: 'ISBN',
  title: 'Title',
  author: 'Author',
  newPrice: 'Price',
  oldPrice: 'Old price',
  fixedPrice: 'Fixed price',
  category: 'Genre',
  description: 'Description',
  publisher: 'Publisher',
  publishedYear: 'Year',
  pages: 'Pages',
  weight: 'Weight',
  language: 'Language',
  format: 'Format',
  series: 'Series',
  seriesNumber: 'Series number',
  tags: 'Tags',
  popularity: 'Popularity',
  stock: 'Stock',
  orderable: 'Orderable',
  hidden: 'Hidden',
  trending: 'Trending',
  coverImage: 'Cover image',
  versionSeen: 'Version at export',
  stockSeen: 'Stock at export',
  priceSeen: 'Price at export',
};
