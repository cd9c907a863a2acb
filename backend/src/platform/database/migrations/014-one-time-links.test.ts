import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { OneTimeLink } from '../../../people/links/one-time-links.model.ts';
import { storeLink } from '../../../people/links/one-time-links.ts';
import { aLink } from '../../../people/team/admin-links.builder.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { oneTimeLinks } from './014-one-time-links.ts';

const app = useTestApp();
const see = (code: string) => app.http().post('/api/auth/admin/link').send({ code });

it('keeps links that are under way working, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const { code } = await aLink({ purpose: 'invitation', role: 'staff' });
  const expiresAt = new Date(Date.now() + 60_000);
  const purpose = 'VERIFY_EMAIL';
  const id = await storeLink({
    purpose,
    account: 'ada',
    version: 0,
    email: 'a@b.example',
    expiresAt,
  });
  const links = await db.collection('one_time_links').find().toArray();
  const stored = (isOfAdmin: boolean) => links.filter(({ role }) => Boolean(role) === isOfAdmin);
  await db.collection('admin_links').insertMany(stored(true));
  await db.collection('account_codes').insertMany(stored(false));
  await OneTimeLink.deleteMany({});
  expect((await see(code)).status).toBe(404);
  for (const _run of [1, 2]) {
    await oneTimeLinks(db);
    expect((await see(code)).body).toMatchObject({ purpose: 'invitation', role: 'staff' });
    expect(await OneTimeLink.findById(id).lean()).toMatchObject({ account: 'ada', purpose });
  }
  for (const name of ['admin_links', 'account_codes'])
    expect(await db.listCollections({ name }).toArray()).toEqual([]);
});
