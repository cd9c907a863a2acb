import {
  BOOK_COLUMN_NAMES,
  BOOK_COLUMNS,
  type BookColumn,
} from '@book-store/contract/book-columns';

/** Other spellings of the columns, folded; the earlier ones are preferred where a file has several. */
const SPELLINGS: Record<BookColumn, readonly string[]> = {
  // Only the exported spelling: other programs call a number of their own 'ID'.
  _id: [],
  isbn: ['isbn13', 'isbn', 'ean', 'ean13', 'gtin', 'gtin13', 'barcode', 'isbn10', 'isbn1310'],
  title: ['title', 'booktitle', 'name', 'booktitel', 'producttitle', 'productname'],
  author: [
    'author',
    'authors',
    'authorname',
    'authornames',
    'writer',
    'by',
    'contributor',
    'contributors',
  ],
  newPrice: [
    'price',
    'newprice',
    'saleprice',
    'sellingprice',
    'currentprice',
    'ourprice',
    'priceusd',
    'unitprice',
  ],
  oldPrice: [
    'oldprice',
    'rrp',
    'listprice',
    'msrp',
    'regularprice',
    'originalprice',
    'compareatprice',
    'recommendedretailprice',
  ],
  category: ['genre', 'category', 'genres', 'categories', 'subject', 'section', 'productcategory'],
  description: [
    'description',
    'blurb',
    'summary',
    'synopsis',
    'longdescription',
    'about',
    'annotation',
  ],
  publisher: ['publisher', 'publishername', 'imprint', 'publishinghouse'],
  publishedYear: [
    'year',
    'publishedyear',
    'yearpublished',
    'publicationyear',
    'yearofpublication',
    'originalpublicationyear',
    'publicationdate',
    'pubdate',
    'published',
    'datepublished',
    'publisheddate',
  ],
  pages: ['pages', 'pagecount', 'numpages', 'numberofpages', 'noofpages', 'pagenumber', 'extent'],
  language: ['language', 'languagecode', 'lang'],
  format: ['format', 'binding', 'cover type', 'covertype', 'edition format', 'producttype'],
  series: ['series', 'seriesname', 'seriestitle'],
  seriesNumber: [
    'seriesnumber',
    'numberinseries',
    'seriesno',
    'seriesindex',
    'seriesposition',
    'volume',
    'volumenumber',
  ],
  tags: ['tags', 'tag', 'keywords'],
  popularity: [
    'popularity',
    'ratingscount',
    'ratings',
    'numratings',
    'numberofratings',
    'workratingscount',
    'reviewscount',
    'numberofreviews',
    'salesrank',
    'bestsellersrank',
    'salesranking',
    'rank',
  ],
  stock: [
    'stock',
    'qty',
    'quantity',
    'stockquantity',
    'instock',
    'copies',
    'onhand',
    'inventory',
    'quantityonhand',
    'stocklevel',
  ],
  orderable: ['orderable', 'canbeordered', 'backorder', 'backorders', 'allowbackorder'],
  hidden: ['hidden', 'ishidden'],
  trending: ['trending', 'featured', 'bestseller', 'istrending'],
  coverImage: [
    'coverimage',
    'cover',
    'image',
    'coverurl',
    'imageurl',
    'imagelink',
    'picture',
    'coverimageurl',
  ],
};

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // 'Author(s)', 'ISBN-13', 'Price ($)', 'RRP in USD'
    .replace(/\(s\)/g, 's')
    .replace(/\b(in )?(usd|us\$)/g, '')
    .replace(/[^a-z0-9]/g, '');

const FOLDED = new Map(
  BOOK_COLUMNS.map((column) => [
    column,
    [...new Set([...SPELLINGS[column], BOOK_COLUMN_NAMES[column]].map(fold))],
  ]),
);

/** Returns the names of a file's columns, each with its own: 'Price', 'Price (2)', 'Column 3'. */
export function columnNames(head: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return head.map((cell, at) => {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 100) || `Column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** Returns whether a column counts from the best known book on: the lowest number is the best known. */
export const isRank = (name: string): boolean => /rank/i.test(name);

export type ColumnChoice = Partial<Record<BookColumn, string | null>>;

/** Returns the column of a book that each column of a file is, by name or by the owner's choice. */
export function matchColumns(
  names: readonly string[],
  chosen: ColumnChoice = {},
): (BookColumn | undefined)[] {
  const found: (BookColumn | undefined)[] = names.map(() => undefined);
  const folded = names.map(fold);
  const take = (column: BookColumn, at: number) => {
    if (at >= 0) found[at] = column;
  };
  for (const column of BOOK_COLUMNS) {
    const choice = chosen[column];
    if (typeof choice === 'string') take(column, names.indexOf(choice));
  }
  for (const column of BOOK_COLUMNS) {
    if (chosen[column] !== undefined) continue;
    if (column === '_id') {
      take(column, names.indexOf(column));
      continue;
    }
    const spelling = FOLDED.get(column)?.find((one) => isFree(folded.indexOf(one), found));
    if (spelling !== undefined) take(column, folded.indexOf(spelling));
  }
  return found;
}

const isFree = (at: number, found: readonly unknown[]) => at >= 0 && found[at] === undefined;
