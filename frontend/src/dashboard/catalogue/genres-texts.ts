import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of genres: their settings, and what forms offer. */
export const genresTexts = area('dashboard/catalogue/genres', {
  intro:
    'The header, the forms and the shelves list the genres in this order. Visitors see a genre once it has books.',
  failed: 'The genres could not be loaded.',
  none: 'There are no genres yet.',
  addTitle: 'Add a genre',
  newName: 'Name of the new genre',
  add: 'Add genre',
  adding: 'Adding…',
  added: (name: string): string => `“${name}” has been added`,
  /** Behind the name of one that customers do not see. */
  hidden: (name: string): string => `${name} (hidden)`,
  books: (count: number): string => counted(count, 'book'),
  hiddenBooks: (count: number): string => `${counted(count, 'book')} · hidden`,
  up: 'Up',
  down: 'Down',
  rename: 'Rename',
  show: 'Show',
  hide: 'Hide',
  delete: 'Delete',
  /** For screen readers, behind a button's text. */
  of: (name: string): string => ` “${name}”`,
  moved: (name: string, place: number): string => `“${name}” has been moved to place ${place}.`,
  isShown: (name: string): string => `“${name}” is shown now.`,
  isHidden: (name: string): string => `“${name}” is hidden now.`,
  deleteTitle: (name: string): string => `Delete “${name}”?`,
  deleteText:
    'A genre with books cannot be deleted: give them another genre first, or hide this one.',
  deleteButton: 'Delete genre',
  deleted: (name: string): string => `“${name}” has been deleted.`,
  newNameOf: 'New name',
  address: (slug: string): string => `Its address stays /genres/${slug}.`,
  thisGenre: 'this genre',
  saveName: 'Save name',
});
