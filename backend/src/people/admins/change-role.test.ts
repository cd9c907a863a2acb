import { beforeEach, describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from './admins.builder.ts';
import { AdminAccount, roleOf } from './admins.model.ts';
import { changeRole } from './change-role.ts';
import { byName } from './find-admins.ts';
import { removeAdmin } from './remove-admin.ts';

const app = useTestApp();

const profileAs = async (token: string) =>
  app.http().get('/api/admin/profile').set('Authorization', `Bearer ${token}`);

async function signedIn(role: 'owner' | 'staff') {
  const { username } = await anAdmin({ role });
  const key = byName(username);
  const { id } = await AdminAccount.findOne(key).orFail();
  return { key, token: await sessionOf(id) };
}
const roleNow = async (key: Parameters<typeof changeRole>[0]) =>
  roleOf(await AdminAccount.findOne(key).orFail().lean());

beforeEach(async () => {
  await AdminAccount.deleteMany({});
});

describe('a change of role', () => {
  it("ends the person's sessions at once", async () => {
    await anAdmin();
    const { key, token } = await signedIn('owner');
    expect((await profileAs(token)).body.role).toBe('owner');
    await changeRole(key, 'staff');
    expect((await profileAs(token)).status).toBe(401);
    expect(await roleNow(key)).toBe('staff');
  });

  it('to the same role changes nothing', async () => {
    const { key, token } = await signedIn('owner');
    await changeRole(key, 'owner');
    expect((await profileAs(token)).status).toBe(200);
  });

  it('is refused for the last owner, however many staff there are', async () => {
    const { key, token } = await signedIn('owner');
    await anAdmin({ role: 'staff' });
    await expect(changeRole(key, 'staff')).rejects.toMatchObject({ code: 'conflict' });
    await expect(removeAdmin(key)).rejects.toMatchObject({ code: 'conflict' });
    expect((await profileAs(token)).status).toBe(200);
  });

  it('counts those who were admins before there were roles as owners', async () => {
    const { key } = await signedIn('owner');
    await anAdmin();
    await AdminAccount.updateMany({}, { $unset: { role: 1 } });
    expect(await roleNow(key)).toBe('owner');
    await changeRole(key, 'staff');
    expect(await AdminAccount.countDocuments({ role: 'staff' })).toBe(1);
  });
});
