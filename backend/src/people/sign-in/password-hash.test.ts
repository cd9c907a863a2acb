import { describe, expect, it } from 'vitest';
import { hashPassword, isOld, verifyPassword } from './password-hash.ts';

describe('a stored password', () => {
  it('matches its own password and no other', async () => {
    const stored = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', stored)).toBe(true);
    expect(await verifyPassword('correct horsf', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('does not contain the password, and differs each time', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('secret');
  });

  it('costs what OWASP recommends for 19 MiB of memory', async () => {
    expect(await hashPassword('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('matches however its accents are encoded', async () => {
    const stored = await hashPassword('caf\u00e9');
    expect(await verifyPassword('cafe\u0301', stored)).toBe(true);
  });

  it('of the version before is verified at the cost it was made with', async () => {
    // scrypt of RFC 7914, section 12, cut to our length: "pleaseletmein", N=16384, r=8, p=1.
    const key = Buffer.from(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
      'hex',
    );
    const salt = Buffer.from('SodiumChloride').toString('base64');
    const stored = `scrypt$16384$8$1$${salt}$${key.toString('base64')}`;
    expect(isOld(stored)).toBe(true);
    expect(await verifyPassword('pleaseletmein', stored)).toBe(true);
    expect(await verifyPassword('pleaseletmeout', stored)).toBe(false);
  });

  it('of nobody matches nothing', async () => {
    expect(await verifyPassword('')).toBe(false);
    expect(await verifyPassword('anything')).toBe(false);
  });
});
