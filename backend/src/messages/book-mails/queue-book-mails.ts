import type { Types } from 'mongoose';
import { inTransaction, writeConflict } from '../../platform/documents/in-transaction.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { findSetAside } from '../../platform/jobs/problems.ts';
import { DueBookMail } from './due-book-mails.ts';
import { type LowStockDeps, LowStockMark, markLowStock } from './low-stock-marks.ts';
import { queueBackInStock } from './queue-back-in-stock.ts';
import { queueLowStock } from './queue-low-stock.ts';

/** Books handled at once. */
const BATCH = 200;

type Row = { _id: Types.ObjectId; book: Types.ObjectId; awaited?: boolean };
/** What is due about one book. */
type Due = { book: string; rows: Row[] };

/**
 * Queues mails about low stock and about books that are back in stock. Safe to interrupt and to run on several
 * servers: a book is due until it is handled.
 */
export async function queueBookMails(deps: LowStockDeps): Promise<void> {
  await handleDocuments('book-mails', {
    now: deps.now,
    list: listDue,
    idOf: ({ book }) => book,
    handle: (some) => handle(some, deps),
    atOnce: BATCH,
  });
  await queueLowStock(deps);
}

/** Documents set aside that are not due any more are considered solved. */
export const areBookMailsDue = async (): Promise<boolean> =>
  (await DueBookMail.exists({})) !== null ||
  (await LowStockMark.exists({ pending: true })) !== null ||
  (await findSetAside('book-mails')).length > 0;

async function listDue(): Promise<Due[]> {
  const byBook = new Map<string, Due>();
  for (const row of await DueBookMail.find({}).lean<Row[]>()) {
    const book = row.book.toString();
    const due = byBook.get(book);
    if (due) due.rows.push(row);
    else byBook.set(book, { book, rows: [row] });
  }
  return [...byBook.values()];
}

async function handle(due: readonly Due[], deps: LowStockDeps): Promise<void> {
  await queueBackInStock(
    due.map(({ book }) => book),
    deps,
  );
  const _id = { $in: due.flatMap(({ rows }) => rows.map((row) => row._id)) };
  await inTransaction(async (session) => {
    // Another server may have handled some. What is left is read with its books, so no mark follows an older stock.
    const left = await DueBookMail.find({ _id }, {}, { session }).lean<Row[]>();
    if (left.length === 0) return;
    const changed = left.filter(({ awaited }) => !awaited).map(({ book }) => book.toString());
    await markLowStock([...new Set(changed)], deps, session);
    const { deletedCount } = await DueBookMail.deleteMany(
      { _id: { $in: left.map((row) => row._id) } },
      { session },
    );
    // Not every server detects write conflicts itself.
    if (deletedCount < left.length) throw writeConflict();
  });
}
