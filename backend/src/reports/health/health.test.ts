import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { WriteProbe } from './write-probe.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('GET /api/health', () => {
  const app = useTestApp();
  it('is ok when database and sign-in respond', async () => {
    const reply = await app.http().get('/api/health');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ status: 'ok', database: 'up', signIn: 'up' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('the database of a server that got no processor for a while', () => {
  const app = useTestApp();
  it('counts as up, because it has replied', async () => {
    const isUp = app.database().isUp();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    expect(await isUp).toBe(true);
  });
});

describe('GET /api/health while nobody can sign in', () => {
  const app = useTestApp({ signInState: () => 'down' });
  it('is degraded, because people can browse already', async () => {
    const reply = await app.http().get('/api/health');
    expect([reply.status, reply.body.status]).toEqual([200, 'degraded']);
  });
});

describe('GET /api/health without a database', () => {
  const app = useTestApp({ isDatabaseUp: async () => false });
  it('is down, and so are the accounts in it', async () => {
    const reply = await app.http().get('/api/health');
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({ status: 'down', database: 'down', signIn: 'down' });
  });
});

describe('GET /api/health while the database cannot store anything', () => {
  const app = useTestApp();
  it('is degraded, because people can browse, and recovers by itself', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const fullDisk = Object.assign(new Error('No space left on device'), { code: 14_031 });
    const write = vi.spyOn(WriteProbe, 'updateOne').mockRejectedValue(fullDisk);
    const reply = await app.http().get('/api/health');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ status: 'degraded', database: 'read-only', signIn: 'up' });
    write.mockRestore();
    vi.advanceTimersByTime(5000);
    expect((await app.http().get('/api/health')).body.status).toBe('ok');
  });
});

describe('GET /api/health under concurrent requests', () => {
  const app = useTestApp();
  it('writes once in five seconds, always the same document', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const write = vi.spyOn(WriteProbe, 'updateOne');
    const askOften = () =>
      Promise.all(Array.from({ length: 20 }, () => app.http().get('/api/health')));
    await askOften();
    vi.advanceTimersByTime(4900);
    await askOften();
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    await askOften();
    expect(write).toHaveBeenCalledTimes(2);
    expect(await WriteProbe.countDocuments()).toBe(1);
  });
});

describe('GET /api/health of a server that is shutting down', () => {
  const app = useTestApp({ isStopping: () => true });
  it('turns load balancers away', async () => {
    const reply = await app.http().get('/api/health');
    expect([reply.status, reply.body.status]).toEqual([503, 'stopping']);
  });
});
