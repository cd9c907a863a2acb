import { describe, expect, it } from 'vitest';
import { asAdmin, asCustomer } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { Mail } from './outbox.model.ts';
import { putMail } from './outbox.service.ts';

const HOUR_MS = 60 * 60 * 1000;
const aResetMail = (to: string) => ({
  kind: 'reset-password' as const,
  to,
  path: `/reset-password?oobCode=for-${to}`,
});

describe('GET /api/admin/outbox', () => {
  const app = useTestApp();
  const shown = async (as: string) =>
    app.http().get('/api/admin/outbox').set('Authorization', as).send();
  it('returns the mails that have not expired, newest first', async () => {
    const now = new Date();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    await putMail(aResetMail('first@example.com'), HOUR_MS, ago(HOUR_MS / 2));
    await putMail(aResetMail('second@example.com'), HOUR_MS, ago(1000));
    await putMail(aResetMail('late@example.com'), HOUR_MS, ago(HOUR_MS + 1));
    const { status, body } = await shown(await asAdmin());
    expect(status).toBe(200);
    expect(body.map(({ to }: { to: string }) => to)).toEqual([
      'second@example.com',
      'first@example.com',
    ]);
    expect(body[0]).toMatchObject({
      kind: 'reset-password',
      link: '/reset-password?oobCode=for-second@example.com',
      expiresAt: new Date(now.getTime() - 1000 + HOUR_MS).toISOString(),
    });
  });

  it('replies 403 to a customer', async () => {
    await putMail(aResetMail('ada@example.com'), HOUR_MS, new Date());
    const reply = await shown(asCustomer('ada'));
    expect([reply.status, reply.text.includes('for-ada')]).toEqual([403, false]);
  });

  it('lets the database remove expired mails', async () => {
    const indexes = await Mail.collection.indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });
});

describe('GET /api/admin/outbox with a PUBLIC_URL', () => {
  const elsewhere = useTestApp({ publicUrl: 'https://books.example' });

  it('links to that address', async () => {
    await putMail(aResetMail('ada@example.com'), HOUR_MS, new Date());
    const admin = await asAdmin();
    const { body } = await elsewhere.http().get('/api/admin/outbox').set('Authorization', admin);
    expect(body[0].link).toBe('https://books.example/reset-password?oobCode=for-ada@example.com');
  });
});
