import { startEngine } from '@book-store/engine';
import { MongoClient } from 'mongodb';

/** A process whose heap is smaller than a collection; prints how many of its documents it has read and changed. */
const [dataDir = ''] = process.argv.slice(2);
const engine = await startEngine({ dataDir, inProcess: true, cacheBytes: 1_000_000 });
const client = await new MongoClient(engine.uri).connect();
const numbers = client.db().collection('numbers');

const BATCHES = 50;
const BATCH_SIZE = 500;
// A number takes several times as much in memory as it does as BSON.
const fields = Array.from({ length: 100 }, (_, n) => [`field${n}`, n / 3]);
for (let batch = 0; batch < BATCHES; batch += 1)
  await numbers.insertMany(
    Array.from({ length: BATCH_SIZE }, () => ({ ...Object.fromEntries(fields), rank: batch + 1 })),
  );
let found = 0;
for await (const _ of numbers.find({}, { raw: true })) found += 1;
const [first] = await numbers.find({}).sort({ rank: -1 }).limit(1).toArray();
const { modifiedCount } = await numbers.updateMany({}, { $set: { rank: 0 } });
process.stdout.write(`${found} ${first?.rank} ${modifiedCount}`);
await client.close();
await engine.stop();
