import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const CHEAP = { N: 1024, r: 8, p: 1 };

describe('a stored password', () => {
  it('matches its own password and no other', async () => {
    const stored = await hashPassword('correct horse', CHEAP);
    expect(await verifyPassword('correct horse', stored)).toBe(true);
    expect(await verifyPassword('correct horsf', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('does not contain the password, and differs each time', async () => {
    const [one, two] = await Promise.all([
      hashPassword('secret', CHEAP),
      hashPassword('secret', CHEAP),
    ]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('secret');
  });

  it('is verified at the cost it was made with', async () => {
    // scrypt of RFC 7914, section 12, cut to our length: "pleaseletmein", N=16384, r=8, p=1.
    const key = Buffer.from(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
      'hex',
    );
    const salt = Buffer.from('SodiumChloride').toString('base64');
    const stored = `scrypt$16384$8$1$${salt}$${key.toString('base64')}`;
    expect(await verifyPassword('pleaseletmein', stored)).toBe(true);
    expect(await verifyPassword('pleaseletmeout', stored)).toBe(false);
  });

  it('matches however its accents are encoded', async () => {
    const stored = await hashPassword('caf\u00e9', CHEAP);
    expect(await verifyPassword('cafe\u0301', stored)).toBe(true);
  });

  it('costs what OWASP recommends for 32 MB of memory', async () => {
    expect(await hashPassword('secret')).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it('of nobody matches nothing', async () => {
    expect(await verifyPassword('')).toBe(false);
    expect(await verifyPassword('anything')).toBe(false);
  });
});
