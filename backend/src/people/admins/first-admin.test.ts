import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { makeFirstAdmin, opensDashboard } from './add-admin.ts';
import { anAdmin } from './admins.builder.ts';
import { AdminAccount } from './admins.model.ts';
import { byName, listAdmins } from './find-admins.ts';
import { removeAdmin } from './remove-admin.ts';
import { setPassword } from './set-password.ts';

useTestApp();
const now = new Date('2026-06-30T12:00:00Z');
const first = { username: 'owner', password: 'made for this installation' };
const start = () => makeFirstAdmin(first, now);
const usernames = async () => (await listAdmins()).map(({ username }) => username);

beforeEach(async () => {
  await AdminAccount.deleteMany({});
  await mongoose.connection.collection('shop_meta').deleteMany({});
});

describe('the first admin', () => {
  it('is created at the first start and can sign in', async () => {
    await start();
    expect(await listAdmins()).toEqual([{ username: 'owner', role: 'owner', createdAt: now }]);
    expect(await opensDashboard(first)).toBe(true);
  });

  it('is created once when several servers start at once', async () => {
    await Promise.all([start(), start(), start()]);
    expect(await usernames()).toEqual(['owner']);
  });

  it('does not come back once removed', async () => {
    await start();
    await anAdmin({ username: 'other' });
    await removeAdmin(byName('owner'));
    await start();
    expect(await usernames()).toEqual(['other']);
    expect(await opensDashboard(first)).toBe(false);
  });

  it('keeps a password that was changed since', async () => {
    await start();
    await setPassword({ username: 'owner', password: 'chosen by a person' });
    await start();
    expect(await opensDashboard(first)).toBe(false);
  });

  it('is not created in a shop that already has an admin', async () => {
    await anAdmin({ username: 'made before' });
    await start();
    expect(await usernames()).toEqual(['made before']);
  });
});
