import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-store-secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true }));
const file = () => path.join(dir, 'secrets.json');

describe('loadSecrets', () => {
  it('generates strong secrets at the first start and keeps them', () => {
    const first = loadSecrets(dir, {});
    expect(first.jwtSecrets[0]?.length).toBeGreaterThanOrEqual(43);
    expect(first.adminPassword.length).toBeGreaterThanOrEqual(16);
    expect(loadSecrets(dir, {})).toEqual(first);
  });

  it('makes them readable by the owner only', () => {
    loadSecrets(dir, {});
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('generates different ones for each installation', () => {
    const first = loadSecrets(dir, {});
    expect(loadSecrets(path.join(dir, 'other'), {})).not.toEqual(first);
  });

  it('prefers the secrets from the settings', () => {
    const kept = loadSecrets(dir, {});
    const given = loadSecrets(dir, { jwtSecrets: ['x'.repeat(32)] });
    expect(given).toEqual({ ...kept, jwtSecrets: ['x'.repeat(32)] });
  });

  it('writes nothing if the settings provide both', () => {
    loadSecrets(dir, { jwtSecrets: ['x'.repeat(32)], adminPassword: 'y'.repeat(12) });
    expect(() => readFileSync(file())).toThrow('ENOENT');
  });

  it.each([
    ['empty', ''],
    ['cut off', '{ "jwtSecret": "abc'],
    ['without secrets', '{}'],
  ])('names the file and what to do if it is %s, and does not change it', (_what, content) => {
    writeFileSync(file(), content);
    expect(() => loadSecrets(dir, {})).toThrow(
      `${file()} is empty or damaged. Restore it from a backup, or delete it and start again`,
    );
    expect(readFileSync(file(), 'utf8')).toBe(content);
  });
});
