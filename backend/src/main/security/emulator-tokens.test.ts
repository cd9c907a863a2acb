import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { emulatorCrypto } from '../../people/sign-in/emulator/emulator-crypto.ts';
import { useFirebaseProject } from './sign-in-project.fixtures.ts';

const PROJECT = 'demo-bookstore';
const dir = mkdtempSync(path.join(tmpdir(), 'book-store-emulator-tokens-'));
afterAll(() => rmSync(dir, { recursive: true }));

// The worst case: a real project with the emulator's project id.
const project = useFirebaseProject(PROJECT);
const crypto = emulatorCrypto(dir, PROJECT);
const now = Math.floor(Date.now() / 1000);
const claims = {
  sub: 'victim',
  email: 'victim@example.com',
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  iat: now,
  exp: now + 3600,
  auth_time: now,
};

describe('tokens of the sign-in emulator', () => {
  const unsigned = new UnsecuredJWT(claims).encode();

  it('are refused by a shop with a Firebase project', async () => {
    const signed = await crypto.signIdToken(unsigned);
    await expect(crypto.verifyIdToken(signed)).resolves.toMatchObject({ sub: 'victim' });
    for (const token of [signed, unsigned]) {
      await expect(project.verifyIdToken(token)).rejects.toMatchObject({ code: 'not-signed-in' });
    }
  });

  it('are not interchangeable with those of a Firebase project', async () => {
    const real = await project.token(claims);
    await expect(project.verifyIdToken(real)).resolves.toMatchObject({ uid: 'victim' });
    await expect(crypto.verifyIdToken(real)).rejects.toThrow();
    await expect(crypto.verifyIdToken(unsigned)).rejects.toThrow();
  });
});
