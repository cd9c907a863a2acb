import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { emulatorSeal } from '../sign-in/emulator-seal.ts';
import { useFirebaseProject } from './sign-in-project.fixtures.ts';

const PROJECT = 'demo-bookstore';
const dir = mkdtempSync(path.join(tmpdir(), 'book-store-seal-'));
afterAll(() => rmSync(dir, { recursive: true }));

// The worst case: a real project that bears the very name of the emulator's.
const project = useFirebaseProject(PROJECT);
const seal = emulatorSeal(dir, PROJECT);
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

  it('are worth nothing to a shop with a Firebase project', async () => {
    const sealed = await seal.sealIdToken(unsigned);
    await expect(seal.openIdToken(sealed)).resolves.toMatchObject({ sub: 'victim' });
    for (const token of [sealed, unsigned]) {
      await expect(project.verifyIdToken(token)).rejects.toMatchObject({ code: 'not-signed-in' });
    }
  });

  it('are not made by a Firebase project either', async () => {
    const real = await project.token(claims);
    await expect(project.verifyIdToken(real)).resolves.toMatchObject({ uid: 'victim' });
    await expect(seal.openIdToken(real)).rejects.toThrow();
    await expect(seal.openIdToken(unsigned)).rejects.toThrow();
  });
});
