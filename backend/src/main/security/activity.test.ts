import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import jwt from 'jsonwebtoken';
import mongoose from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Activity } from '../../platform/audit/activity.model.ts';
import { aSignedInAdmin, asAdmin, sessionOf } from '../../testing/app/sign-in.ts';
import { RIGHTS } from './rights.fixtures.ts';
import { useWholeApp } from './whole-app.fixtures.ts';

const app = useWholeApp();
const password = 'the password of the admin';

/** The routes that admins may call and that change something. */
const changes = Object.entries(RIGHTS).filter(
  ([name, { access }]) => /admin|owner/.test(access) && !/^(GET|HEAD) /.test(name),
);

async function entriesBy(username: string): Promise<ActivityEntry[]> {
  const call = app.http().get('/api/admin/activity?limit=100');
  const reply = await call.set('Authorization', await asAdmin());
  expect(reply.status).toBe(200);
  const entries: ActivityEntry[] = reply.body.entries;
  return entries.filter(({ by }) => by.name === username);
}

/** Their changes have several transactions, or none: the entry follows them. */
const RECORDED_AFTER = [
  'DELETE /api/admin/customers/:id',
  'POST /api/admin/erasures',
  'DELETE /api/admin/demo',
  'DELETE /api/admin/sessions/:id',
  'POST /api/admin/backups',
  'POST /api/admin/backups/:name/download',
  'POST /api/admin/books/changes',
  'POST /api/admin/books/changes/undo',
  'POST /api/admin/covers',
  'POST /api/admin/isbn/:isbn/cover',
  'POST /api/admin/orders/moves',
  'POST /api/admin/orders/moves/undo',
  'POST /api/admin/password',
  'POST /api/admin/payments/bank-rows',
];

afterEach(() => vi.restoreAllMocks());

/** What is written besides: numbers that are drawn before, counted calls, and marks of the server. */
const BESIDES = ['counters', 'rate_windows', 'jobs', 'covers'];

/** Returns what is stored, by collection. */
async function stored(): Promise<Record<string, string>> {
  const { connection } = mongoose;
  const all = (await connection.listCollections()).map(({ name }) => name);
  const names = all.filter((name) => !BESIDES.includes(name)).sort();
  const texts = await Promise.all(
    names.map(async (name) =>
      JSON.stringify(await connection.collection(name).find().sort({ _id: 1 }).toArray()),
    ),
  );
  return Object.fromEntries(names.map((name, at) => [name, texts[at] ?? '']));
}

describe('a change by an admin', () => {
  it('is possible through several routes', () => {
    expect(changes.length).toBeGreaterThan(7);
  });

  it.each(changes)('is in the activity log after %s, or not made', async (name, right) => {
    const { id, username, token } = await aSignedInAdmin({ password });
    const [method = '', pattern = ''] = name.split(' ');
    const session: string = jwt.decode(await sessionOf(id), { json: true })?.sid;
    const example = await right.call?.({ uid: 'owner', password, session });
    const { path = pattern, body, type } = example ?? {};
    const send = () => {
      const call = app
        .http()
        [method.toLowerCase() as 'post'](path)
        .set('Authorization', `Bearer ${token}`);
      if (type) call.set('Content-Type', type);
      return call.send(body as object);
    };
    if (!right.unrecorded && !RECORDED_AFTER.includes(name)) {
      vi.spyOn(Activity, 'create').mockRejectedValueOnce(new Error('The log is full.'));
      const before = await stored();
      expect((await send()).status).toBe(500);
      expect(await stored()).toEqual(before);
    }
    expect((await send()).status).toBe(right.status);

    const entries = await entriesBy(username);
    expect(entries).toHaveLength(right.unrecorded ? 0 : 1);
  });
});
