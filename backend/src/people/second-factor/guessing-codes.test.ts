import { describe, expect, it } from 'vitest';
import { as, cookieIn, outcome, useSecondFactors } from './second-factor.fixtures.ts';

const { signIn, call, works, aSecuredAdmin, subjects } = useSecondFactors();

describe('guessing codes', () => {
  it('is delayed per admin, from however many networks, and not on a device the admin has used', async () => {
    const admin = await aSecuredAdmin();
    const cookie = cookieIn(await signIn(admin, { code: admin.code() }));
    const guess = (network: number) =>
      signIn(admin, { code: '000000', network: `10.1.${network}.1` });
    const refusals: unknown[] = [];
    for (let network = 0; network < 7; network += 1) refusals.push(outcome(await guess(network)));
    expect(refusals).toEqual([
      ...Array(5).fill([401, 'wrong-code']),
      ...Array(2).fill([429, 'too-many-requests']),
    ]);
    const code = admin.code(30);
    expect((await signIn(admin, { code, network: '10.9.9.9' })).status).toBe(429);
    expect((await signIn(admin, { code, cookie, network: '10.9.9.9' })).status).toBe(200);
  });

  it('at the same moment gets no further, and asking without a code does not reset the delay', async () => {
    const admin = await aSecuredAdmin();
    const guesses = Array.from({ length: 12 }, (_, network) =>
      signIn(admin, { code: '000000', network: `10.2.${network}.1` }),
    );
    const checked = (await Promise.all(guesses)).filter(({ status }) => status === 401);
    expect(checked.length).toBeLessThanOrEqual(5);
    expect(outcome(await signIn(admin))).toEqual([401, 'second-factor-required']);
    expect((await signIn(admin, { code: '000000', network: '10.3.0.1' })).status).toBe(429);
  });

  it('is told to the admin by mail once, after the right password', async () => {
    const admin = await aSecuredAdmin();
    const guess = () => signIn(admin, { code: '000000' });
    for (let guessed = 0; guessed < 4; guessed += 1) await guess();
    expect(await subjects()).toEqual([]);
    for (let guessed = 0; guessed < 3; guessed += 1) await guess();
    expect(await subjects()).toEqual(['Somebody may know your password']);
  });

  it('needs the password: strangers delay nobody', async () => {
    const admin = await aSecuredAdmin();
    for (let network = 0; network < 8; network += 1) {
      const stranger = { ...admin, password: 'a wrong one' };
      await signIn(stranger, { code: '000000', network: `10.4.${network}.1` });
    }
    expect((await signIn(admin, { code: admin.code() })).status).toBe(200);
    expect(await subjects()).toEqual([]);
  });

  it('in an open session is delayed as wrong passwords are', async () => {
    const admin = await aSecuredAdmin();
    const token = as(await signIn(admin, { code: admin.code() }));
    const guess = () => call(token, 'post', 'session', { code: '000000' });
    for (let tried = 0; tried < 5; tried += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect(await works(token)).toBe(true);
  });
});
