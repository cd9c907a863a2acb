import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendDir, repositoryDir } from '../config/directories.ts';

const src = path.join(backendDir, 'src');
const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const tests = [...readme.matchAll(/`([\w./*-]+\.test\.ts)`/g)].map(([, file = '']) => file);

/** Returns whether a test exists; `*` stands for any test of a folder. */
function exists(file: string): boolean {
  const base = file.startsWith('e2e/') ? path.join(repositoryDir, 'frontend') : src;
  const folder = readdirSync(path.join(base, path.dirname(file)));
  const name = path.basename(file);
  return folder.some((one) => one === name || (name.startsWith('*') && one.endsWith('.test.ts')));
}

describe('the list of threats', () => {
  it('names tests that exist', () => {
    expect(tests.length).toBeGreaterThan(20);
    expect(tests.filter((file) => !exists(file))).toEqual([]);
  });

  it('names every test of this folder except this one', () => {
    const own = readdirSync(import.meta.dirname).filter((file) =>
      /(?<!readme)\.test\.ts$/.test(file),
    );
    expect(own.filter((file) => !tests.includes(`security/${file}`))).toEqual([]);
  });
});
