import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileValue } from '../../main/security/contract-values.fixtures.ts';
import { google, PASSWORD, useAccounts } from './accounts.fixtures.ts';
import { SDK_CALLS } from './sdk-calls.ts';

const RUNS = 30;

const { app, call, aCustomer } = useAccounts();

/** Bodies in which each member is missing, valid or hostile. */
function bodies(names: readonly string[], account: { email: string; idToken: string }) {
  const good: Record<string, unknown> = {
    ...account,
    ...google({ sub: 'g-1', email: account.email }),
    autoCreate: true,
    password: PASSWORD,
    displayName: 'Reader',
    requestType: 'PASSWORD_RESET',
    newEmail: 'somebody.else@example.com',
  };
  const all = [...names, 'localId', 'tenantId', 'targetProjectId', 'customAttributes'];
  const mostlyGood = (name: string) =>
    fc.oneof(
      { arbitrary: fc.constant(good[name]), weight: 6 },
      { arbitrary: hostileValue, weight: 1 },
    );
  const values = all.map((name) => [name, mostlyGood(name)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

describe("the calls of the shop's own accounts, for arbitrary bodies", () => {
  it.each(Object.entries(SDK_CALLS))(
    'reply to %s without failing or leaking internals',
    async (name, { shape }) => {
      const account = await aCustomer();
      await fc.assert(
        fc.asyncProperty(bodies(Object.keys(shape), account), async (body) => {
          const reply = await call(name, body as object);
          expect([name, reply.status < 500, reply.type]).toEqual([
            name,
            true,
            expect.stringMatching(/json/),
          ]);
          expect(reply.text).not.toMatch(/\bat \/|node_modules|\.js:\d|TypeError|argon/);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
  );

  it('reply to the call for a new token without failing', async () => {
    await fc.assert(
      fc.asyncProperty(hostileValue, async (refresh_token) => {
        const post = app.http().post('/securetoken.googleapis.com/v1/token');
        expect((await post.send({ refresh_token })).status).toBe(400);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
