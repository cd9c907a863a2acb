import type {
  DiscountKind,
  DiscountState,
} from '@book-store/contract/orders/discount-codes/discount';
import { counted, formatCount } from '../../lib/money/amount.ts';
import { area, type TextsOf } from '../../lib/wording/storefront-texts.ts';

const states: Readonly<Record<DiscountState, string>> = {
  live: 'In use',
  planned: 'Not yet',
  expired: 'Over',
  'used-up': 'Used up',
  ended: 'Ended',
};

const kinds: Readonly<Record<DiscountKind, string>> = {
  percent: 'A percentage off',
  amount: 'An amount off',
  delivery: 'Free delivery',
};

/** Of discount codes. */
export const discountTexts = area('dashboard/orders/discount', {
  states,
  kinds,
  /** The terms of a code, which stand in one line. */
  terms: {
    freeDelivery: 'free delivery',
    off: (discount: string): string => `${discount} off`,
    minimum: (sum: string): string => `from ${sum}`,
    for: (genres: readonly string[], books: number): string =>
      `for ${[...genres, ...(books > 0 ? [counted(books, 'chosen book')] : [])].join(', ')}`,
    fromTo: (first: string, last: string): string => `${first} to ${last}`,
    from: (first: string): string => `from ${first}`,
    until: (last: string): string => `until ${last}`,
    perCustomer: (times: number): string =>
      times === 1 ? 'once a customer' : `${formatCount(times)} times a customer`,
  },
  uses: (uses: number, limit: number | undefined): string =>
    limit === undefined
      ? `used in ${counted(uses, 'order')}`
      : `used in ${formatCount(uses)} of ${counted(limit, 'order')}`,
  list: {
    title: 'Discount codes',
    count: (codes: number): string => counted(codes, 'code'),
    about:
      'Customers enter a code in the cart or at the checkout, one an order. The field is there while a code is in use.',
    make: 'Make a code',
    loading: 'Loading the codes…',
    failed: 'The codes could not be loaded.',
    none: 'There are no discount codes yet.',
    edit: 'Edit',
    end: 'End',
    useAgain: 'Use again',
    delete: 'Delete',
    ended: (code: string): string => `${code} has ended`,
    usedAgain: (code: string): string => `${code} can be used again`,
    deleteTitle: (code: string): string => `Delete ${code}?`,
    deleteMeans: 'No order has used this code.',
    deleteYes: 'Delete code',
    deleted: (code: string): string => `${code} has been deleted`,
  },
  form: {
    all: 'All codes',
    make: 'Make a discount code',
    edit: 'Edit the discount code',
    untitled: 'Discount code',
    failed: 'The code could not be loaded.',
    made: 'The code can be used',
    saved: 'The code has been saved',
    isNow: (state: string, uses: string): string =>
      `${state}, ${uses}. Changes are for orders from now on.`,
    /** What the form edits, as the sentences about conflicts name it. */
    thisCode: 'this code',
    save: 'Save code',
    whenTitle: 'When and how often',
    forTitle: 'For which orders',
    addGenre: 'Add a genre',
    forAll: 'Without genres and books it is for all. Books with a fixed price keep it.',
    booksOfCode: 'Books of this code',
    remove: (title: string): string => `Remove ${title}`,
    deletedBook: 'A deleted book',
    keepsName: 'Orders have used it, so it keeps its name.',
    code: 'Code',
    codeHint: 'Letters, digits and hyphens. Customers may type it in any case.',
    kind: 'What it gives',
    percent: 'Percent',
    amount: 'Amount',
    minimum: 'From a sum of',
    minimumHint: 'Of all books in the order, before the discount.',
    firstDay: 'First day',
    lastDay: 'Last day',
    limit: 'Orders in all',
    perCustomer: 'Orders of one customer',
    perCustomerHint: 'By account and email address.',
    genres: 'Only for genres',
    books: 'Only for books',
  },
});

export type DiscountTexts = TextsOf<typeof discountTexts>;
