import { counted, formatCount } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const books = (count: number) => counted(count, 'book');

/** Of the list of all books, and of changing many of them. */
export const booksTexts = area('dashboard/catalogue/books', {
  failed: 'The books could not be loaded.',
  list: {
    bin: 'Bin',
    import: 'Import',
    export: 'Export',
    exportedFile: 'books.csv',
    showPages: 'Show pages',
    search: 'Search books',
    searched: 'Title, author or category',
    tools: 'Filters, sorting, import and export',
    /** For screen readers, behind the number of filters. */
    inUse: ' in use',
    sortBy: 'Sort by',
    bestMatch: 'Best match',
    sorts: {
      newest: 'Newest first',
      'most-sold': 'Best-selling first',
      'best-selling': 'As on the shelves',
      title: 'Title, A to Z',
      author: 'Author, A to Z',
      price: 'Price, lowest first',
      '-price': 'Price, highest first',
      copies: 'Copies, fewest first',
    },
    count: books,
    closeMatches: (count: number): string =>
      `No exact matches, ${counted(count, 'close match', 'close matches')}`,
    loadingMore: (loaded: number, total: number): string =>
      `${formatCount(loaded)} of ${books(total)}, loading more`,
    searchedFor: (typed: string, total: number, instead: string): string =>
      `Nothing matches “${typed}”, ${books(total)} for “${instead}”`,
  },
  filters: {
    genre: 'Genre',
    allGenres: 'All genres',
    only: 'Only books that are',
    flags: {
      trending: 'Trending',
      reduced: 'Reduced',
      noCover: 'No cover',
      failedCover: 'Cover not fetched',
      lowStock: 'Running out',
      hidden: 'Hidden',
    },
    threshold: 'Low-stock threshold',
    thresholdHint: 'Only books that were ordered in the last six months are listed as running out.',
    thresholdRule: (max: number): string => `A whole number from 0 to ${max}.`,
    /** What the form is called, and what somebody else may have changed. */
    level: 'Level',
    theThreshold: 'the threshold',
    saved: 'The level has been saved',
  },
  /** Of the covers that could not be copied from their addresses. */
  covers: {
    tryAgain: 'Try all again',
    again: (count: number): string =>
      `${counted(count, 'cover')} will be fetched again. What fails is back here within a quarter of an hour.`,
  },
  none: {
    runningOut:
      'No such book is running out. Only books whose copies are counted and that were ordered in the last six months are listed.',
    matching: 'No matching books.',
    showAll: 'Show all books',
    inShop: 'The shop has no books yet.',
    importFile: 'Import a file',
  },
  columns: {
    choose: (number: number, title: string): string => `${number} Choose ${title}`,
    newestFirst: 'Newest first',
    byTitle: 'By title, A to Z',
    category: 'Category',
    price: 'Price',
    byPrice: 'By price',
    copies: 'Copies',
    fewestFirst: 'Fewest copies first',
    actions: 'Actions',
    edit: 'Edit',
    delete: 'Delete',
    hidden: 'Hidden',
    trending: 'Trending',
  },
  delete: {
    title: (title: string): string => `Delete “${title}”?`,
    text: 'It will be removed from the shop immediately, and lies in the bin for 30 days. Existing orders stay as they are.',
    button: 'Delete book',
    putBack: 'Put back',
    isBack: (title: string): string => `“${title}” is back in the shop`,
  },
  /** Of values that are changed in their row. */
  cells: {
    priceOf: (title: string): string => `Price of ${title}`,
    copiesOf: (title: string): string => `Copies of ${title}`,
    copies: (count: number): string => counted(count, 'copy', 'copies'),
    notCounted: 'not counted',
    counted: 'Counted',
    copiesRule: (max: number): string => `A whole number from 0 to ${max}.`,
    change: (label: string, value: string): string => `${label}: ${value}. Change`,
    changedBySomebody: (value: string): string =>
      `Somebody else changed it to ${value} in the meantime.`,
    changedBySale: (value: string): string =>
      `A sale or somebody else changed it to ${value} in the meantime.`,
    saveMine: 'Save mine',
    keep: (value: string): string => `Keep ${value}`,
  },
  chosen: {
    title: 'Chosen books',
    all: 'Choose all',
    allOnPage: 'Choose all on this page',
    allMatching: (total: number): string => `Choose all ${total} books`,
    count: (count: number): string => `${count} chosen`,
    undo: 'Undo',
    more: 'More changes',
    forms: { price: 'Price', genre: 'Genre', tags: 'Tags', stock: 'Stock' },
    trending: 'Mark as trending',
    notTrending: 'No longer trending',
    hide: 'Hide from the shop',
    show: 'Show in the shop',
    delete: 'Delete…',
  },
  many: {
    title: (count: number): string => `Change ${books(count)}`,
    preview: 'Preview',
    outcome: (changed: number, unchanged: number, refused: number): string =>
      `${changed} will change, ${unchanged} stay the same, ${refused} cannot be changed.`,
    fixed: (count: number): string =>
      count === 1 ? 'One book with a fixed price stays.' : `${count} books with fixed prices stay.`,
    was: (price: string): string => `was ${price}`,
    noOldPrice: 'no old price',
    by: 'Change by',
    percent: 'Percent',
    toOnePrice: 'To one price',
    number: 'Number',
    numberRule: 'A number such as -10 or 2.50.',
    numberHint: '-10 makes it lower, 10 higher.',
    which: 'Which price',
    selling: 'Selling price: shown as reduced',
    both: 'Old and selling price',
    endsIn90: (example: string): string => `Round to prices such as ${example}`,
    newGenre: 'New genre',
    addTags: 'Add tags',
    tagsHint: 'Separate them by commas.',
    removeTags: 'Remove tags',
    happened: 'What happened',
    adjust: 'Adjust by',
    counted: 'I counted the copies',
    copies: 'Copies',
    copiesHint: '-2 takes two away from each book.',
    reason: 'Reason',
    deleteTitle: (count: number): string => `Delete ${books(count)}?`,
    deleteText:
      'They will be removed from the shop immediately, and lie in the bin for 30 days. Existing orders stay as they are.',
    delete: (count: number): string => `Delete ${books(count)}`,
    changed: (count: number): string => `${books(count)} changed.`,
    deleted: (count: number): string => `${books(count)} deleted.`,
    putBack: (count: number): string => `${books(count)} put back.`,
    hadIt: (count: number): string => `${books(count)} had it already.`,
    left: (count: number, title: string, why: string): string =>
      `${books(count)} left as they were. “${title}”: ${why}`,
  },
});
