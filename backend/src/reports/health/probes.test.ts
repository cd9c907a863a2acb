import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const NEVER = async () => {
  throw new Error('must not be asked');
};

describe('GET /api/ready', () => {
  const app = useTestApp();
  it('is 200 while the server takes requests', async () => {
    const reply = await app.http().get('/api/ready');
    expect([reply.status, reply.body.ready]).toEqual([200, true]);
  });
});

describe('without a database', () => {
  const app = useTestApp({ isDatabaseUnavailable: async () => true, isDatabaseUp: NEVER });
  it('the server is not ready, and says why', async () => {
    const reply = await app.http().get('/api/ready');
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({ ready: false, detail: 'The database does not respond.' });
  });

  it('it is alive nevertheless', async () => {
    expect((await app.http().get('/api/live')).body).toEqual({ live: true });
  });
});

describe('while the server reads the catalogue after its start', () => {
  const app = useTestApp({ knowsCatalogue: () => false, isDatabaseUnavailable: NEVER });
  it('it is not ready, and says why', async () => {
    const reply = await app.http().get('/api/ready');
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({
      ready: false,
      detail: 'This server is still reading the catalogue.',
    });
  });
});

describe('while the server is shutting down', () => {
  const app = useTestApp({ isStopping: () => true, isDatabaseUnavailable: NEVER });
  it('it is not ready, without asking the database', async () => {
    const reply = await app.http().get('/api/ready');
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({ ready: false, detail: 'This server is shutting down.' });
  });
});
