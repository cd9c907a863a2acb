import type { mongo } from 'mongoose';
import { asStoredWords, personWords } from '../../text/person-words.ts';

const BATCH = 500;

type Stored = { _id: string; name?: unknown; email?: unknown; phone?: unknown };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The search of everything finds customers by their words, which the figures of customers lacked. */
export async function wordsOfCustomers(db: mongo.Db): Promise<void> {
  const customers = db.collection<Stored>('customer_figures');
  for (;;) {
    const found = await customers
      .find({ searchWords: { $exists: false } })
      .limit(BATCH)
      .toArray();
    if (found.length === 0) return;
    await customers.bulkWrite(
      found.map(({ _id, name, email, phone }) => {
        const person = { name: textOf(name), email: textOf(email), phone: textOf(phone) };
        const searchWords = asStoredWords(personWords(person));
        return { updateOne: { filter: { _id }, update: { $set: { searchWords } } } };
      }),
    );
  }
}
