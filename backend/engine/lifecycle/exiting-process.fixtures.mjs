import { startEngine } from '@book-store/engine';
import { MongoClient } from 'mongodb';

/** A process that exits with 3 while its database thread is busy writing. */
const [dataDir = ''] = process.argv.slice(2);
const { uri } = await startEngine({ dataDir });
const books = (await new MongoClient(uri).connect()).db().collection('books');
// The database has more to do than this thread, so that it is always in the middle of a write.
for (const field of ['a', 'b', 'c', 'd', 'e']) await books.createIndex({ [field]: 1, n: -1 });
const write = () =>
  books.insertMany(Array.from({ length: 2000 }, (_, n) => ({ n, text: 'x'.repeat(200) })));
const writeAlways = () => void write().then(writeAlways);
await write();
for (let writer = 0; writer < 4; writer += 1) writeAlways();
setTimeout(() => process.exit(3), 500);
