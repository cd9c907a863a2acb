import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'express';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdminAccount } from '../../people/admins/admins.model.ts';
import { sendStoredFile } from '../../platform/http/router/send-stored-file.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { TEST_BACKUP_DIR } from '../../testing/app/test-deps.ts';

const app = useTestApp();
const NAME = 'shop-2026-05-04T10-00-00Z.backup';
const OLDER = 'shop-2026-05-03T10-00-00Z.backup';

let admin: string;
const get = () => app.http().get('/api/admin/backups').set('Authorization', admin);
const make = () => app.http().post('/api/admin/backups').set('Authorization', admin);
const download = (name: string) =>
  app.http().post(`/api/admin/backups/${name}/download`).set('Authorization', admin);
const actions = async () =>
  (await app.stored('activity_log'))
    .map(({ action }) => action)
    .filter((one) => /backup/.test(String(one)));
const setJob = (job: object) =>
  mongoose.connection
    .collection<{ _id: string }>('jobs')
    .updateOne({ _id: 'backups' }, { $set: job }, { upsert: true });

beforeEach(async () => {
  admin = await asAdmin();
  rmSync(TEST_BACKUP_DIR, { recursive: true, force: true });
  mkdirSync(TEST_BACKUP_DIR);
  for (const name of [OLDER, NAME, 'notes.txt', `${NAME}.unverified`])
    writeFileSync(path.join(TEST_BACKUP_DIR, name), `contents of ${name}`);
  await mongoose.connection.collection('jobs').deleteMany({});
  // A server remembers for a minute that it was asked, also by the tests before, until a backup has ended.
  await setJob({ lastRunAt: new Date('2026-05-04T10:00:00Z'), failures: 0 });
  await mongoose.connection.collection('activity_log').deleteMany({});
});
afterEach(() => {
  app.clock.now = undefined;
  rmSync(TEST_BACKUP_DIR, { recursive: true, force: true });
});

describe('the backups', () => {
  it('are listed newest first, without what is none or not checked yet', async () => {
    const { body } = await get().expect(200);
    expect(body).toEqual({
      backups: [
        { name: NAME, at: '2026-05-04T10:00:00.000Z', bytes: 44 },
        { name: OLDER, at: '2026-05-03T10:00:00.000Z', bytes: 44 },
      ],
      keep: 7,
      everyMs: 86_400_000,
      making: false,
    });
  });

  it('are none where the folder is missing', async () => {
    rmSync(TEST_BACKUP_DIR, { recursive: true });
    expect((await get().expect(200)).body.backups).toEqual([]);
  });

  it('say since when they have been failing', async () => {
    const at = new Date('2026-05-05T00:00:00Z');
    await setJob({ lastRunAt: at, failures: 2, failingSince: at });
    expect((await get()).body.failingSince).toBe('2026-05-05T00:00:00.000Z');
  });
});

describe('the desk', () => {
  const DAY_MS = 86_400_000;
  const now = Date.parse('2026-05-10T12:00:00Z');
  const line = async (as = admin) => {
    const { body } = await app.http().get('/api/admin/desk').set('Authorization', as).expect(200);
    return body.lines.find(({ name }: { name: string }) => name === 'no-backup');
  };
  const madeAgo = (days: number, job: object = {}) => {
    const begunAt = new Date(now - days * DAY_MS);
    return setJob({ lastRunAt: begunAt, failures: 0, result: { begunAt }, ...job });
  };
  beforeEach(async () => {
    app.clock.now = new Date(now);
    admin = await asAdmin();
  });

  it('says nothing of a new shop, or of one whose last backup is fresh', async () => {
    expect(await line()).toBeUndefined();
    await madeAgo(1.9);
    expect(await line()).toBeUndefined();
  });

  it('has a line when the last backup is older than two days, or has failed', async () => {
    await madeAgo(2.1);
    const since = new Date(now - 2.1 * DAY_MS).toISOString();
    expect(await line()).toEqual({ name: 'no-backup', count: 1, since });
    await madeAgo(1, { failures: 1, failingSince: new Date(now) });
    expect(await line()).toMatchObject({ since: new Date(now - DAY_MS).toISOString() });
    await setJob({ result: undefined });
    expect(await line()).toMatchObject({ since: new Date(now).toISOString() });
  });

  it('tells only owners, who alone can make one', async () => {
    await madeAgo(3);
    await AdminAccount.updateMany({}, { $set: { role: 'staff' } });
    expect(await line()).toBeUndefined();
  });
});

describe('a backup asked for', () => {
  it('is made once, however often that is pressed meanwhile', async () => {
    const replies = await Promise.all([make(), make(), make()]);
    expect(replies.map(({ status, body }) => [status, body.making])).toEqual([
      [202, true],
      [202, true],
      [202, true],
    ]);
    expect(await actions()).toEqual(['backup-started']);

    await setJob({ lastRunAt: new Date(), failures: 0 });
    expect((await get()).body.making).toBe(false);
    expect((await make()).body.making).toBe(true);
  });

  it('is none of its own while another server makes one', async () => {
    await setJob({ owner: 'another server', until: new Date(Date.now() + 10_000) });
    expect((await make().expect(202)).body.making).toBe(true);
    expect(await actions()).toEqual([]);
  });
});

describe('a download', () => {
  it('is the file as it is, and stands in the activity log', async () => {
    const { headers, body } = await download(NAME).responseType('blob').expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="${NAME}"`);
    expect(body.toString()).toBe(`contents of ${NAME}`);
    expect(await actions()).toEqual(['backup-downloaded']);
  });

  it('is refused with a sentence if the backup is removed at that moment', async () => {
    const gone = { fileName: NAME, path: path.join(TEST_BACKUP_DIR, 'gone') };
    await expect(sendStoredFile({} as Response, gone)).rejects.toMatchObject({
      code: 'not-found',
      message: 'This file does not exist any more.',
    });
  });

  it('asks for the password again after five minutes', async () => {
    app.clock.now = new Date(Date.now() + 301_000);
    const { body } = await download(NAME).expect(403);
    expect(body.code).toBe('recent-sign-in-required');
  });

  it.each([
    'shop-2026-05-05T10-00-00Z.backup',
    'notes.txt',
    '..%2F..%2Fsecrets',
    `${NAME}.unverified`,
  ])('is refused of %s, which is no backup here', async (name) => {
    await download(name).expect(404);
    expect(await actions()).toEqual([]);
  });
});
