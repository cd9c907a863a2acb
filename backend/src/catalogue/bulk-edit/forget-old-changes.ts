import type { PersonalData } from '../../platform/area.ts';
import { BooksChange, BooksChangeBatch } from './book-changes.model.ts';

/** A change that fails this long has a bug. */
const KEPT_MS = 7 * 86_400_000;

/** Changes that never ended; they name an admin. */
export const bookChangesData: PersonalData = {
  models: [BooksChange, BooksChangeBatch],
  forgetOld: async ({ now }) => {
    const old = { at: { $lt: new Date(now.getTime() - KEPT_MS) } };
    await BooksChange.deleteMany(old);
    await BooksChangeBatch.deleteMany(old);
  },
};
