import { formatAmount } from '../lib/money/amount.ts';
import { dialogTexts } from '../lib/wording/specified-texts.ts';
import { area } from '../lib/wording/storefront-texts.ts';

/** Of the parts that all pages share. */
export const kitTexts = area('kit', {
  confirm: dialogTexts.confirm as string,
  cancel: dialogTexts.cancel as string,
  skip: 'Skip to the content',
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  previousOf: (label: string): string => `${label}: show previous`,
  nextOf: (label: string): string => `${label}: show next`,
  seeAll: 'See all',
  again: 'Try again',
  close: 'Close',
  moment: 'One moment…',
  newTab: ' (opens in a new tab)',
  /** Before links to the texts that were in force when somebody ordered. */
  asOrdered: 'As it was when ordered:',
  coverOf: (title: string): string => `Cover of ${title}`,
  lowest: 'Lowest price of the 30 days before',
  lowestInText: 'lowest price of the 30 days before',
  oldPrice: 'old price',
  saves: (amount: number): string => `, you save ${formatAmount(amount)}`,
  pickedUp: 'Picked up in the shop',
  optional: ' (optional)',
  search: 'Search',
  pages: 'Pages',
  page: (number: number): string => `Page ${number}`,
  previous: 'Previous',
  next: 'Next',
  /** Of choosing a number of copies. */
  quantity: {
    copiesOf: (title: string): string => `Copies of ${title}`,
    oneLess: (title: string): string => `One copy of ${title} less`,
    oneMore: (title: string): string => `One copy of ${title} more`,
    numberOf: (title: string): string => `Number of copies of ${title}`,
    copies: (count: number): string => (count === 1 ? '1 copy' : `${count} copies`),
  },
});
