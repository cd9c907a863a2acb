import { randomUUID } from 'node:crypto';
import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { RIGHTS } from './rights.fixtures.ts';
import { useWholeApp } from './whole-app.fixtures.ts';

const app = useWholeApp();
const password = 'the password of the admin';

/** The routes that admins may call and that change something. */
const changes = Object.entries(RIGHTS).filter(
  ([name, { access }]) => /admin/.test(access) && !/^(GET|HEAD) /.test(name),
);

async function signIn(credentials?: { username: string; password: string }) {
  const { username } = credentials ?? (await anAdmin({ password }));
  const from = randomUUID();
  const call = app.http().post('/api/auth/admin').set('X-Forwarded-For', from);
  const { body } = await call.send({ username, password });
  const session: string = jwt.decode(body.token, { json: true })?.sid;
  return { username, as: `Bearer ${body.token}`, session };
}

async function entriesBy(username: string): Promise<ActivityEntry[]> {
  const { as } = await signIn();
  const reply = await app.http().get('/api/admin/activity?limit=100').set('Authorization', as);
  expect(reply.status).toBe(200);
  const entries: ActivityEntry[] = reply.body.entries;
  return entries.filter(({ by }) => by.name === username);
}

describe('a change by an admin', () => {
  it('is possible through several routes', () => {
    expect(changes.length).toBeGreaterThan(7);
  });

  it.each(changes)('is in the activity log after %s', async (name, right) => {
    const { username, as } = await signIn();
    const [method = '', pattern = ''] = name.split(' ');
    const { session } = await signIn({ username, password });
    const example = await right.call?.({ uid: 'owner', password, session });
    const { path = pattern, body, type } = example ?? {};
    const call = app.http()[method.toLowerCase() as 'post'](path).set('Authorization', as);
    if (type) call.set('Content-Type', type);
    expect((await call.send(body as object)).status).toBe(right.status);

    const entries = await entriesBy(username);
    expect(entries).toHaveLength(right.unrecorded ? 0 : 1);
  });
});
