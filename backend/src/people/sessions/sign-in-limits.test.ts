import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { fillHashQueue } from '../../testing/app/fill-hash-queue.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { forgetAdminFailures, setPassword } from '../admins/set-password.ts';
import { SignInFailures } from '../sign-in/failure-backoff.ts';
import { forgetFailures } from '../sign-in/sign-in-guard.ts';

const app = useTestApp({ trustProxy: true });
const START = new Date('2031-02-03T10:10:00Z');
beforeEach(async () => {
  app.clock.now = START;
  await SignInFailures.deleteMany({});
  await RateWindow.deleteMany({});
});
const secondsPass = (seconds: number) => {
  app.clock.now = new Date((app.clock.now ?? START).getTime() + seconds * 1000);
};

type Credentials = { username: string; password: string };
type From = { network: string; cookie?: string };

const signIn = ({ username, password }: Credentials, { network, cookie }: From) => {
  const post = app.http().post('/api/auth/admin').set('X-Forwarded-For', network);
  if (cookie) post.set('Cookie', cookie);
  return post.send({ username, password });
};
const wrong = ({ username }: Credentials) => ({ username, password: 'wrong' });

async function fail(times: number, admin: Credentials, from: (at: number) => From) {
  const answers: number[] = [];
  for (let at = 0; at < times; at += 1) {
    answers.push((await signIn(wrong(admin), from(at))).status);
  }
  return answers;
}
const failFrom = (network: string, times: number, admin: Credentials) =>
  fail(times, admin, () => ({ network }));
/** Wrong passwords from as many networks, each of which is clean. */
const failEverywhere = (times: number, admin: Credentials) =>
  fail(times, admin, (at) => ({ network: `10.9.${at >> 8}.${at & 255}` }));

/** Signs in and returns the cookie by which the device is known from then on. */
async function deviceOf(admin: Credentials, network = '192.0.2.200'): Promise<string> {
  const reply = await signIn(admin, { network });
  expect(reply.status).toBe(200);
  const [cookie = ''] = reply.headers['set-cookie'] as unknown as string[];
  return cookie.split(';')[0] ?? '';
}

describe('wrong passwords from one network', () => {
  it('cause a delay after five, which doubles with each further one', async () => {
    const admin = await anAdmin();
    expect(await failFrom('192.0.2.1', 5, admin)).toEqual([401, 401, 401, 401, 401]);
    const delays: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      const refused = await signIn(admin, { network: '192.0.2.1' });
      expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
      const delay = refused.headers['retry-after'] ?? '';
      delays.push(delay);
      secondsPass(Number(delay));
      expect(await failFrom('192.0.2.1', 1, admin)).toEqual([401]);
    }
    expect(delays).toEqual(['5', '10', '20', '40']);
  });

  it('cause a delay of at most a quarter of an hour, and are forgotten an hour later', async () => {
    const admin = await anAdmin();
    await failFrom('192.0.2.1', 5, admin);
    await SignInFailures.updateMany({}, { failures: 60, blockedUntil: START });
    expect(await failFrom('192.0.2.1', 1, admin)).toEqual([401]);
    expect((await signIn(admin, { network: '192.0.2.1' })).headers['retry-after']).toBe('900');
    secondsPass(900 + 3600);
    expect(await failFrom('192.0.2.1', 5, admin)).toEqual([401, 401, 401, 401, 401]);
  });

  it('do not let more than the free ones through when those are sent concurrently', async () => {
    const admin = await anAdmin();
    const from = { network: '192.0.2.66' };
    const tries = Array.from({ length: 12 }, () => signIn(wrong(admin), from));
    const checked = (await Promise.all(tries)).filter(({ status }) => status === 401);
    expect(checked.length).toBeLessThanOrEqual(5);
  });

  it('do not let another one through between the last free one and its delay', async () => {
    const admin = await anAdmin();
    await failFrom('192.0.2.1', 3, admin);
    const meanwhile: number[] = [];
    const another = async () => {
      meanwhile.push((await signIn(wrong(admin), { network: '192.0.2.1' })).status);
    };
    const count = SignInFailures.findOneAndUpdate.bind(SignInFailures);
    const delay = SignInFailures.updateOne.bind(SignInFailures);
    vi.spyOn(SignInFailures, 'findOneAndUpdate')
      .mockImplementationOnce(((...ofNetwork: []) => count(...ofNetwork)) as never)
      .mockImplementationOnce(((...given: []) => ({
        lean: () => another().then(() => count(...given).lean()),
      })) as never);
    vi.spyOn(SignInFailures, 'updateOne').mockImplementationOnce(((filter: never, update: never) =>
      another().then(() => delay(filter, update))) as never);
    const { status } = await signIn(wrong(admin), { network: '192.0.2.1' });
    vi.restoreAllMocks();
    expect([status, ...meanwhile].sort()).toEqual([401, 401, 429]);
  });

  it('do not let more attempts through when sent concurrently', async () => {
    const admin = await anAdmin();
    await failFrom('192.0.2.1', 5, admin);
    secondsPass(5);
    const at = { network: '192.0.2.1' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => signIn(wrong(admin), at)));
    expect(replies.map(({ status }) => status).sort()).toEqual([401, 429, 429, 429, 429, 429]);
  });

  it('are forgotten after the right one', async () => {
    const admin = await anAdmin();
    for (let round = 0; round < 3; round += 1) {
      expect(await failFrom('192.0.2.1', 4, admin)).toEqual([401, 401, 401, 401]);
      expect((await signIn(admin, { network: '192.0.2.1' })).status).toBe(200);
    }
  });

  it('for many accounts cause a delay after twenty', async () => {
    const admin = await anAdmin();
    const guesses = await Promise.all(Array.from({ length: 5 }, () => anAdmin()));
    for (const one of guesses) await failFrom('192.0.2.1', 4, one);
    expect((await signIn(admin, { network: '192.0.2.1' })).status).toBe(429);
    expect((await signIn(admin, { network: '192.0.2.2' })).status).toBe(200);
  });

  it('get the same replies for a username that does not exist', async () => {
    const ghost = { username: 'ghost', password: 'x' };
    await failFrom('192.0.2.1', 5, ghost);
    const reply = await signIn({ ...ghost, username: 'GHOST ' }, { network: '192.0.2.1' });
    expect(reply.status).toBe(429);
  });
});

describe('the owner, while strangers guess from sixty networks', () => {
  it('gets in from a network without wrong passwords, and after mistyping there twice', async () => {
    const admin = await anAdmin();
    await failEverywhere(60, admin);
    const home = { network: '192.0.2.7' };
    expect(await failFrom(home.network, 2, admin)).toEqual([401, 401]);
    expect((await signIn(admin, home)).status).toBe(200);
  });

  it('gets in on a known device even from the network that the guesses come from', async () => {
    const admin = await anAdmin();
    const cookie = await deviceOf(admin);
    await failFrom('192.0.2.1', 6, admin);
    await failEverywhere(60, admin);
    expect((await signIn(admin, { network: '192.0.2.1' })).status).toBe(429);
    expect((await signIn(admin, { network: '192.0.2.1', cookie })).status).toBe(200);
  });

  it('changes the password in a running session', async () => {
    const admin = await anAdmin();
    const { token } = (await signIn(admin, { network: '192.0.2.1' })).body;
    await failFrom('192.0.2.1', 6, admin);
    await failEverywhere(60, admin);
    const reply = await app
      .http()
      .post('/api/admin/password')
      .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' })
      .send({ currentPassword: admin.password, newPassword: 'a heron on the pier' });
    expect(reply.status).toBe(200);
  });
});

describe('the budget of wrong passwords for all callers together', () => {
  const tired = { network: '192.0.2.50' };
  // The counter of the minute goes by the real clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
  afterEach(() => void vi.useRealTimers());

  it('once spent, makes networks with wrong passwords wait for the next minute', async () => {
    const admin = await anAdmin();
    await failFrom(tired.network, 3, admin);
    await failEverywhere(27, await anAdmin());
    const refused = await signIn(admin, tired);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    secondsPass(60);
    vi.setSystemTime(app.clock.now ?? START);
    expect((await signIn(admin, tired)).status).toBe(200);
  });
});

describe('a full queue of hashes', () => {
  it('rejects a sign-in at once without counting a failure, while a known device gets in', async () => {
    const admin = await anAdmin();
    const cookie = await deviceOf(admin);
    const letGo = fillHashQueue('clean');
    const refused = await signIn(admin, { network: '192.0.2.1' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    const known = signIn(admin, { network: '192.0.2.2', cookie }).then(({ status }) => status);
    await letGo();
    expect(await known).toBe(200);
    const counted = await SignInFailures.find({}).lean();
    expect(counted.filter(({ failures }) => failures > 0)).toEqual([]);
  });
});

describe('a known device', () => {
  it('is identified by a cookie that is HttpOnly and SameSite', async () => {
    const reply = await signIn(await anAdmin(), { network: '192.0.2.1' });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^admin-device=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('gets a Secure cookie on https', async () => {
    const post = app.http().post('/api/auth/admin').set('X-Forwarded-Proto', 'https');
    expect((await post.send(await anAdmin())).headers['set-cookie']?.[0]).toContain('; Secure');
  });

  it('is stored as a digest only', async () => {
    const admin = await anAdmin();
    const token = (await deviceOf(admin)).split('=')[1] ?? 'none';
    const stored = await app.stored('known_devices');
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(admin.username);
  });

  it('stays known after the next sign-in, for each of its accounts', async () => {
    const [admin, other] = [await anAdmin(), await anAdmin()];
    const cookie = await deviceOf(admin);
    for (const one of [admin, other]) {
      const again = await signIn(one, { network: '192.0.2.1', cookie });
      expect(again.headers['set-cookie']?.[0]).toContain(cookie);
    }
  });

  it('has a growing delay of its own, on any network', async () => {
    const admin = await anAdmin();
    const cookie = await deviceOf(admin);
    const from = (at: number) => ({ network: `192.0.2.${at}`, cookie });
    expect(await fail(6, admin, from)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(admin, { network: '192.0.2.1' })).status).toBe(200);
  });

  it('of one account is unknown to another', async () => {
    const [mine, theirs] = [await anAdmin(), await anAdmin()];
    const cookie = await deviceOf(mine);
    await failFrom('192.0.2.1', 5, theirs);
    expect((await signIn(theirs, { network: '192.0.2.1', cookie })).status).toBe(429);
  });

  it('is unknown after a new password', async () => {
    const admin = await anAdmin();
    const cookie = await deviceOf(admin);
    const renewed = { ...admin, password: 'a heron on the pier' };
    await setPassword(renewed);
    await failFrom('192.0.2.1', 5, admin);
    expect((await signIn(renewed, { network: '192.0.2.1', cookie })).status).toBe(429);
  });
});

describe('wrong passwords so far', () => {
  const locked = async () => {
    const admin = await anAdmin();
    await failFrom('192.0.2.1', 5, admin);
    await SignInFailures.updateMany({}, { blockedUntil: new Date(START.getTime() + 900_000) });
    const status = async (password = admin.password) =>
      (await signIn({ ...admin, password }, { network: '192.0.2.1' })).status;
    expect(await status()).toBe(429);
    return { admin, status };
  };

  it('are forgotten for one admin by name, including those of their networks', async () => {
    const { admin, status } = await locked();
    const other = await anAdmin();
    await failFrom('192.0.2.3', 5, other);
    await forgetAdminFailures(admin.username.toUpperCase());
    expect(await status()).toBe(200);
    expect((await signIn(other, { network: '192.0.2.3' })).status).toBe(429);
  });

  it('are forgotten for all', async () => {
    const { status } = await locked();
    await forgetFailures();
    expect(await status()).toBe(200);
  });

  it('are forgotten with a new password from the command line', async () => {
    const { admin, status } = await locked();
    await setPassword({ ...admin, password: 'a heron on the pier' });
    expect(await status('a heron on the pier')).toBe(200);
  });

  it('are stored without a name and an address', async () => {
    const admin = await anAdmin({ username: 'named in no counter' });
    await failFrom('192.0.2.77', 1, admin);
    const stored = JSON.stringify(await app.stored('sign_in_failures'));
    expect(stored).toContain('failures');
    expect(stored).not.toMatch(/192\.0\.2\.77|named in no counter/);
  });
});
