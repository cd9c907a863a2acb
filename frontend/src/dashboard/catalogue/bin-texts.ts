import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of deleted books. */
export const binTexts = area('dashboard/catalogue/bin', {
  title: 'Deleted books',
  backToBooks: 'All books',
  note: (days: number): string =>
    `Deleted books lie here for ${days} days, and customers do not see them. Then they are deleted for good. Orders keep their books.`,
  count: (count: number): string => counted(count, 'book'),
  loading: 'Loading the bin',
  failed: 'The bin could not be loaded.',
  none: 'The bin is empty.',
  deleted: (at: string, by: string, until: string): string =>
    `Deleted ${at} by ${by}, kept until ${until}`,
  genreGone: (genre: string): string => `Its genre “${genre}” is not in the shop any more.`,
  newGenre: 'New genre',
  choose: 'Choose another genre',
  of: (title: string): string => ` “${title}”`,
  putBack: 'Put back',
  puttingBack: 'Putting back…',
  isBack: (title: string): string => `“${title}” is back in the shop`,
  deleteNow: 'Delete now',
  question: (title: string): string => `Delete “${title}” for good?`,
  questionText: 'It cannot be put back after that. Existing orders stay as they are.',
  deleteForGood: 'Delete for good',
  isDeleted: (title: string): string => `“${title}” has been deleted for good`,
});
