import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Apart from the shelves' texts, to keep the scripts of the first pages small. */
export const catalogueTexts = area('catalogue', {
  card: {
    trending: 'Trending',
    editions: (count: number): string => `${count} editions`,
    available: 'Available',
    left: (count: number): string => `Only ${count} left`,
    orderable: 'Can be ordered',
    orderableIn: (days: number): string =>
      `Can be ordered, about ${days === 1 ? '1 day' : `${days} days`}`,
    soldOut: 'Sold out',
    rated: (average: string, { count, source }: { count: number; source?: string }): string =>
      `${average} of 5, ${counted(count, 'rating')} from ${source ?? 'elsewhere'}, not checked by us`,
  },
  home: {
    loading: (label: string): string => `${label}, loading`,
    picks: 'From the shop',
    allPicks: 'See all that we recommend',
    allNew: 'See all new books',
    genre: 'Genre',
    allOf: (genre: string): string => `See all of ${genre}`,
    all: 'See all books',
    noneInGenre: 'There are no books in this genre at the moment. Try another one.',
    none: 'Our shelves are being filled. Please come back soon.',
  },
  /** Of the owner's lists. */
  list: {
    all: 'See the whole list',
    books: 'Books in this list',
    missing: 'There is no such list in the shop.',
    description: (title: string): string => `${title}: books that we recommend.`,
    empty: 'There are no books in this list at the moment.',
    said: (sentence?: string, by?: string): string =>
      [sentence, by && `Recommended by ${by}`].filter(Boolean).join(' · '),
    picked: (sentence?: string, by?: string): string => {
      const quote = sentence && `“${sentence}”`;
      return [by && `Picked by ${by}`, quote].filter(Boolean).join(': ');
    },
    inList: (title: string): string => `In the list ${title}`,
  },
  book: {
    enlarge: ', enlarge',
    by: 'by ',
    with: 'with ',
    description: 'Description',
    facts: 'Facts',
    author: 'Author',
    series: 'Series',
    published: 'Published',
    publisher: 'Publisher',
    pages: 'Pages',
    language: 'Language',
    format: 'Format',
    category: 'Category',
    inShopSince: 'In our shop since',
    moreOf: (series: string): string => `More of ${series}`,
    wholeSeries: 'The whole series',
    moreBy: (author: string): string => `More by ${author}`,
    moreByThese: 'More by these authors',
    allOfAuthor: 'All books of the author',
    related: 'You might also like',
    viewed: 'Recently viewed',
    clearViewed: 'Clear this list',
    all: (genre: string): string => `All ${genre}`,
    delivery: 'Delivery',
    collect: 'collect in our shop',
    collectFrom: (day: string): string => `collect from ${day}`,
    or: (way: string): string => `or ${way}`,
    freeFrom: (fee: string, from: string): string => `${fee} (free from ${from})`,
    otherEditions: 'Other editions',
    missing:
      'This book does not exist or is no longer available. The search may find another edition.',
    share: 'Share',
    copied: 'Link copied',
    link: (url: string): string => `The link to this book: ${url}`,
  },
});
