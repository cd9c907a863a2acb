import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { check } from './check.ts';
import { startChild } from './engine-child.ts';
import { newRecord, write } from './workload.ts';

/**
 * Kills the engine (kill -9) at random moments under mixed writes, starts it again and looks whether all
 * that was acknowledged is there. Usage: npm run test:durability [-- <number of kills>]
 */
const kills = Number(process.argv[2] ?? 50);
const LONGEST_OPENING_MS = 1000;
const dataDir = mkdtempSync(join(tmpdir(), 'engine-kills-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const done = newRecord();
const faults: string[] = [];
let slowest = 0;

for (let round = 0; round <= kills; round++) {
  const engine = await startChild(dataDir);
  slowest = Math.max(slowest, engine.openedMs);
  const client = new MongoClient(engine.uri, {
    serverSelectionTimeoutMS: 2000,
    retryWrites: false,
  });
  const db = client.db('shop');
  await db
    .collection('items')
    .createIndexes([{ key: { group: 1, value: -1 } }, { key: { text: 1 } }]);
  await db.collection('batches').createIndexes([{ key: { batch: 1, n: 1 }, unique: true }]);
  const wrong = await check(db, done);
  faults.push(...wrong.map((fault) => `after kill ${round}: ${fault}`));
  if (round < kills) {
    let stopped = false;
    const writing = write(db, round, done, () => stopped);
    await pause(20 + Math.random() * 400);
    await engine.kill();
    stopped = true;
    await client.close(true);
    await writing;
  } else {
    await client.close();
    await engine.kill();
  }
  if (round % 10 === 0)
    say(
      `${round} kills: ${done.operations} acknowledged writes, ${done.batches.size} batches, ${done.transfers.size} transactions, slowest opening ${slowest.toFixed(0)} ms, ${faults.length} faults`,
    );
}
rmSync(dataDir, { recursive: true, force: true });
if (slowest > LONGEST_OPENING_MS) faults.push(`the slowest opening took ${slowest.toFixed(0)} ms`);
for (const fault of faults) say(fault);
say(
  faults.length === 0
    ? `Nothing lost, torn or missing in ${kills} kills.`
    : `${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
