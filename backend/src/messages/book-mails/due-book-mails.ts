import { type ClientSession, model, Schema, Types } from 'mongoose';

/**
 * A book that mails may be due about. Each change inserts its own row in its transaction, so that concurrent
 * changes never conflict; whoever handles a row deletes it.
 */
const dueBookMailSchema = new Schema(
  {
    book: { type: Schema.Types.ObjectId, required: true },
    /** True if only a customer who began to wait for it caused this. */
    awaited: Boolean,
  },
  { collection: 'due_book_mails', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const DueBookMail = model('DueBookMail', dueBookMailSchema);

/** Makes mails about books due whose availability has changed, in the transaction that changes it. */
export const storeDueBookMails = (
  books: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> =>
  insert(
    books.map((book) => ({ book })),
    session,
  );

/** For a customer who waits for a book: it may be back already. */
export const storeDueAwaitedMail = (book: Types.ObjectId, session: ClientSession): Promise<void> =>
  insert([{ book, awaited: true }], session);

/** Bypasses mongoose, because an import changes many books. */
async function insert(
  rows: readonly { book: Types.ObjectId; awaited?: true }[],
  session: ClientSession,
): Promise<void> {
  await DueBookMail.collection.insertMany(
    rows.map((row) => ({ _id: new Types.ObjectId(), ...row })),
    { session },
  );
}
