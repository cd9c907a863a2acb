import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../src/database/connect.ts';
import { makeFirstAdmin } from '../../src/database/first-admin.ts';
import { seedGenresOnce } from '../../src/database/seed-genres.ts';
import { AdminAccount, type StoredAdmin } from '../../src/features/admin-session/admins.model.ts';
import { Book } from '../../src/features/books/books.model.ts';
import { insertBooks } from '../load/many-books.ts';
import { admin } from '../load/own-shop.ts';
import { insertOrders } from './many-orders.ts';

type Sizes = { books: number; orders: number };

/**
 * Fills a data folder, unless an earlier run has filled it with as much; goes on where one was interrupted.
 * Throws if it holds something else.
 */
export async function prepareData(dataDir: string, sizes: Sizes): Promise<void> {
  const done = path.join(dataDir, `filled-${sizes.books}-${sizes.orders}`);
  if (existsSync(done)) return;
  const begun = path.join(dataDir, `filling-${sizes.books}-${sizes.orders}`);
  if (existsSync(path.join(dataDir, 'database')) && !existsSync(begun)) {
    throw new Error(`${dataDir} holds other data. Choose another folder, or delete it.`);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(begun, '');
  const began = performance.now();
  const database = await openDatabase({ dataDir });
  // As in a shop that has been running for long, so that its next start has nothing of this to do.
  await seedGenresOnce(new Date());
  await makeFirstAdmin(admin, new Date());
  if ((await Book.estimatedDocumentCount()) === 0) await insertBooks({ count: sizes.books });
  console.log(`${sizes.books} books after ${seconds(began)} s`);
  const admins = await AdminAccount.find({}).lean<StoredAdmin[]>();
  await insertOrders({ count: sizes.orders, admins: admins.map(({ _id }) => _id) });
  console.log(`${sizes.orders} orders after ${seconds(began)} s`);
  await database.close();
  renameSync(begun, done);
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(0);
