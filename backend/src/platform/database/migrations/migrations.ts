import type { mongo } from 'mongoose';
import { foldNamesAnew } from './001-fold-names-anew.ts';
import { settingsInSections } from './002-settings-in-sections.ts';
import { removeNullNumbers } from './003-remove-null-numbers.ts';
import { countFiguresAnew } from './004-count-figures-anew.ts';
import { makeBookMailsDue } from './005-make-book-mails-due.ts';
import { freezePapers } from './006-freeze-papers.ts';
import { copiesOfFirstOrders } from './007-copies-of-first-orders.ts';
import { wordsOfCustomers } from './008-words-of-customers.ts';
import { dropFormerPaymentIndex } from './009-drop-former-payment-index.ts';
import { lastOrdersOfBooks } from './010-last-orders-of-books.ts';
import { copyForeignCovers } from './011-copy-foreign-covers.ts';
import { closeUpParcelNumbers } from './012-close-up-parcel-numbers.ts';
import { ordersSinceImports } from './013-orders-since-imports.ts';
import { oneTimeLinks } from './014-one-time-links.ts';

export type Migration = {
  name: string;
  /** Idempotent, because a killed migration is started again by another server. */
  run: (db: mongo.Db) => Promise<void>;
};

/** All migrations since the first release, in order: the first one is number 1. None is ever removed or changed. */
export const MIGRATIONS: readonly Migration[] = [
  { name: 'fold-names-anew', run: foldNamesAnew },
  { name: 'settings-in-sections', run: settingsInSections },
  { name: 'remove-null-numbers', run: removeNullNumbers },
  { name: 'count-figures-anew', run: countFiguresAnew },
  { name: 'make-book-mails-due', run: makeBookMailsDue },
  { name: 'freeze-papers', run: freezePapers },
  { name: 'copies-of-first-orders', run: copiesOfFirstOrders },
  { name: 'words-of-customers', run: wordsOfCustomers },
  { name: 'drop-former-payment-index', run: dropFormerPaymentIndex },
  { name: 'last-orders-of-books', run: lastOrdersOfBooks },
  { name: 'copy-foreign-covers', run: copyForeignCovers },
  { name: 'close-up-parcel-numbers', run: closeUpParcelNumbers },
  { name: 'orders-since-imports', run: ordersSinceImports },
  { name: 'one-time-links', run: oneTimeLinks },
];
