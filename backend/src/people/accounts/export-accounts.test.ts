import { hashRaw } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { someAccounts } from './accounts.builder.ts';
import { Account } from './accounts.model.ts';
import { exportAccounts } from './export-accounts.ts';

const PASSWORD = 'correct horse battery';
const app = useTestApp({ signInRouter: someAccounts().router });
beforeEach(() => Account.deleteMany());

async function call(name: string, body: object): Promise<{ localId: string }> {
  const reply = await app
    .http()
    .post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`)
    .send(body);
  expect(reply.status).toBe(200);
  return reply.body;
}
const register = (email: string) => call('signUp', { email, password: PASSWORD });

/** Signs in with the account popup that stands in for Google, or as Google does. */
const google = (email: string, sub: string) => {
  const credential = JSON.stringify({ sub, email, email_verified: true, name: 'Ada' });
  const postBody = new URLSearchParams({ id_token: credential, providerId: 'google.com' });
  return call('signInWithIdp', { requestUri: 'http://localhost', postBody: `${postBody}` });
};

type User = { localId: string; email: string; passwordHash?: string; salt?: string };
async function exported() {
  const requests = [];
  for await (const request of exportAccounts()) requests.push(request);
  return requests;
}
const usersIn = (requests: Awaited<ReturnType<typeof exported>>) =>
  requests.flatMap(({ users }) => users as User[]);

describe('the export of all accounts', () => {
  it('keeps id and address, and a password that Firebase can verify', async () => {
    const { localId } = await register('ada@example.com');
    const [request, ...others] = await exported();
    expect(others).toEqual([]);
    const { argon2Parameters: given, users = [] } = request ?? {};
    expect(request?.hashAlgorithm).toBe('ARGON2');
    expect(given).toMatchObject({ hashType: 'ARGON2_ID', version: 'VERSION_13' });
    expect(users).toMatchObject([{ localId, email: 'ada@example.com', emailVerified: false }]);
    const [{ passwordHash, salt = '' } = {} as User] = users as User[];
    const hash = await hashRaw(PASSWORD, {
      memoryCost: given?.memoryCostKib,
      timeCost: given?.iterations,
      parallelism: given?.parallelism,
      outputLen: given?.hashLengthBytes,
      salt: Buffer.from(salt, 'base64'),
    });
    expect(hash.toString('base64')).toBe(passwordHash);
  });

  it('stays within what Identity Toolkit takes', async () => {
    await register('ada@example.com');
    const [request] = await exported();
    expect(request?.argon2Parameters.memoryCostKib).toBeLessThanOrEqual(32_768);
    expect(request?.argon2Parameters.iterations).toBeLessThanOrEqual(16);
    expect(request?.argon2Parameters.parallelism).toBeLessThanOrEqual(16);
  });

  it("keeps Google's identity, but not that of the stand-in", async () => {
    await google('ada@gmail.com', '104729104729104729104');
    await google('Grace@Example.com', Buffer.from('Grace@Example.com').toString('hex'));
    const users = usersIn(await exported());
    const ada = users.find(({ email }) => email === 'ada@gmail.com');
    const grace = users.find(({ email }) => email === 'grace@example.com');
    expect(ada).toMatchObject({
      displayName: 'Ada',
      emailVerified: true,
      providerUserInfo: [
        { providerId: 'google.com', rawId: '104729104729104729104', email: 'ada@gmail.com' },
      ],
    });
    expect(grace).toBeDefined();
    expect(grace).not.toHaveProperty('providerUserInfo');
    expect(grace).not.toHaveProperty('passwordHash');
  });

  it('has at most 1,000 accounts in a request, and those of one cost together', async () => {
    const hash = (m: number) => `$argon2id$v=19$m=${m},t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const day = new Date('2026-05-04T10:00:00Z');
    await Account.insertMany(
      Array.from({ length: 2001 }, (_, at) => ({
        _id: `account-${at}`,
        email: `customer-${at}@example.com`,
        emailVerified: true,
        passwordHash: hash(at === 0 ? 12_288 : 19_456),
        version: 0,
        createdAt: day,
        signedInAt: day,
      })),
    );
    const requests = await exported();
    const sizes = requests.map(({ argon2Parameters: { memoryCostKib: cost }, users }) => [
      cost,
      users.length,
    ]);
    expect(sizes.sort()).toEqual([
      [12_288, 1],
      [19_456, 1000],
      [19_456, 1000],
    ]);
    expect(new Set(usersIn(requests).map(({ localId }) => localId)).size).toBe(2001);
  });
});
