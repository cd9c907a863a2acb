import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { Visits } from '../../reports/visits/visits.service.ts';
import { Mail } from '../mail/mails.model.ts';
import { openDatabase } from './connect.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'book-store-indexes-'));
const open = () => openDatabase({ dataDir, inProcess: true });
afterAll(() => rmSync(dataDir, { recursive: true }));

const expiry = async ({ collection }: typeof Mail | typeof Visits) => {
  const found = await mongoose.connection.collection(collection.name).listIndexes().toArray();
  return found.filter(({ key }) => 'expiresAt' in key).map((one) => one.expireAfterSeconds);
};

it('replaces the indexes by which a version before deleted mails, and keeps those that still do', async () => {
  const first = await open();
  const mails = mongoose.connection.collection(Mail.collection.name);
  await mails.dropIndex('expiresAt_1');
  await mails.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  expect(await expiry(Mail)).toEqual([0]);
  await first.close();

  const second = await open();
  expect(await expiry(Mail)).toEqual([undefined]);
  expect(await expiry(Visits)).toEqual([0]);
  await second.close();
});
