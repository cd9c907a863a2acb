import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { lutimesSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Started {
  uri: string;
  joined: boolean;
}

let dataDir: string;
let children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-lock-'));
});
afterEach(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

async function killAll(): Promise<void> {
  const ended = children.map((child) => once(child, 'exit'));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ended);
  children = [];
}

/** Engines in processes of their own that have loaded everything and start at the same moment. */
async function startAtOnce(count: number): Promise<Started[]> {
  const starters = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, '../durability/engine-process.mjs'), [dataDir, 'wait'], {
      execArgv: [],
    }),
  );
  children.push(...starters);
  await Promise.all(starters.map((child) => once(child, 'message')));
  const answers = starters.map(async (child) => (await once(child, 'message'))[0] as Started);
  for (const child of starters) child.send('start');
  return Promise.all(answers);
}
const database = () => join(dataDir, 'database');
const socketsIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith('.sock')).length;

describe.skipIf(process.platform === 'win32')('the lock of a data folder', () => {
  it('is taken over from a killed process by exactly one of many that start at once', async () => {
    for (let round = 0; round < 3; round++) {
      const started = await startAtOnce(round === 0 ? 1 : 8);
      expect(started.filter(({ joined }) => !joined)).toHaveLength(1);
      expect(new Set(started.map(({ uri }) => uri)).size).toBe(1);
      await killAll();
    }
  });

  it.each([
    ['in the past', new Date(0)],
    ['in the future', new Date('2100-01-01')],
  ])(
    'means nothing when nobody listens, though its process number lives and its time is %s',
    async (_when, time) => {
      mkdirSync(database());
      const lock = join(database(), 'lock.7');
      symlinkSync(`${process.pid}.9c1b9e1e-0000-4000-8000-000000000000.`, lock);
      lutimesSync(lock, time, time);
      expect(await startAtOnce(1)).toMatchObject([{ joined: false }]);
      expect(readdirSync(database())).toContain('lock.8');
      expect(readdirSync(database())).not.toContain('lock.7');
    },
  );

  it('lets others join while its holder serves', async () => {
    const [first] = await startAtOnce(1);
    const [second] = await startAtOnce(1);
    expect(second).toMatchObject({ uri: first?.uri, joined: true });
    const client = await new MongoClient(second?.uri ?? '').connect();
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();
  });

  it('is started from anew without the sockets of killed processes', async () => {
    for (let round = 0; round < 3; round++) {
      await startAtOnce(1);
      expect(socketsIn(database())).toBe(1);
      await killAll();
    }
  });
});
