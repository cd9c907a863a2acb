import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the lists that the owner recommends books in. */
export const readingListTexts = area('dashboard/catalogue/reading-lists', {
  title: 'Lists',
  about:
    'Staff picks, books for summer: published lists are rows of the home page, newest first, and have a page each. The pages of their books say who picked them.',
  make: 'Make a list',
  edit: 'Edit the list',
  all: 'All lists',
  listFailed: 'The lists could not be loaded.',
  failed: 'The list could not be loaded.',
  none: 'There are no lists yet. Make one of the books that you would give to a friend.',
  books: (count: number): string => counted(count, 'book'),
  draft: 'Not published',
  editOne: 'Edit',
  viewOne: 'View',
  deleteOne: 'Delete',
  /** Follows these, for screen readers. */
  quoted: (title: string): string => ` “${title}”`,
  question: {
    title: (title: string): string => `Delete “${title}”?`,
    text: 'Its page will be gone at once, and cannot be brought back. The books stay.',
    delete: 'Delete list',
  },
  deleted: 'The list has been deleted',
  what: 'this list',
  save: 'Save list',
  saved: 'The list has been saved',
  fields: {
    title: 'Title',
    titleHint: 'Such as Staff picks, or Books for summer.',
    sentence: 'Sentence below it',
    by: 'Who recommends these books',
    byHint: 'A name, such as Anna. A book can have another one.',
    books: 'Books',
    bookSentence: 'Why this book',
    bookBy: 'Who recommends it',
    published: 'Published',
    publishedNote: '(on the home page and a page of its own)',
  },
  book: (at: number, title: string): string => `Book ${at}: ${title}`,
  gone: 'A book in the bin, or deleted',
  goneNote: 'Customers do not see it. If it is put back, it stands here again.',
  hidden: 'Hidden: customers do not see it in the list.',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  noBooks: 'The list has no books yet. Find them above.',
});
