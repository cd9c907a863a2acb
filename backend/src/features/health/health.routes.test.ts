import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/start-test-app.ts';

describe('GET /api/health', () => {
  const app = useTestApp();
  it('is ok when database and sign-in answer', async () => {
    const reply = await app.http().get('/api/health');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ status: 'ok', database: 'up', signIn: 'up' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/health while sign-in is starting', () => {
  const app = useTestApp({ signInState: () => 'starting' });
  it('is degraded: people can browse already', async () => {
    const reply = await app.http().get('/api/health');
    expect([reply.status, reply.body.status]).toEqual([200, 'degraded']);
  });
});

describe('GET /api/health without a database', () => {
  const app = useTestApp({ isDatabaseUp: async () => false });
  it('is down', async () => {
    const reply = await app.http().get('/api/health');
    expect(reply.status).toBe(503);
    expect(reply.body).toEqual({ status: 'down', database: 'down', signIn: 'up' });
  });
});

describe('GET /api/health of a server that is about to end', () => {
  const app = useTestApp({ isStopping: () => true });
  it('turns load balancers away', async () => {
    const reply = await app.http().get('/api/health');
    expect([reply.status, reply.body.status]).toEqual([503, 'stopping']);
  });
});
