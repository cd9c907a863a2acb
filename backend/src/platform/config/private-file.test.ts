import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearDrafts, createPrivateFile, draftOf, replacePrivateFile } from './private-file.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-store-files-'));
});
afterEach(() => rmSync(dir, { recursive: true }));
const file = () => path.join(dir, 'secrets.json');

describe('createPrivateFile', () => {
  it('creates the file once, readable by its owner only, and leaves no draft', () => {
    expect(createPrivateFile(file(), 'first')).toBe(true);
    expect(createPrivateFile(file(), 'second')).toBe(false);
    expect(readFileSync(file(), 'utf8')).toBe('first');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['secrets.json']);
  });

  it('succeeds in exactly one of several concurrent processes, and the file is complete', async () => {
    const program = `
      import { createPrivateFile } from ${JSON.stringify(new URL('./private-file.ts', import.meta.url).href)};
      const at = Number(process.argv[1]);
      while (Date.now() < at);
      console.log(createPrivateFile(process.argv[2], process.argv[3].repeat(100_000)));
    `;
    const at = String(Date.now() + 2500);
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (letter) => {
        const child = spawn(process.execPath, [
          ...['--import', 'tsx', '--input-type=module', '-e', program],
          ...[at, file(), letter],
        ]);
        const [printed] = await once(child.stdout, 'data');
        await once(child, 'close');
        return String(printed).trim();
      }),
    );
    expect(results.sort()).toEqual(['false', 'false', 'false', 'true']);
    expect(readFileSync(file(), 'utf8')).toMatch(/^(a{100000}|b{100000}|c{100000}|d{100000})$/);
  });
});

describe('replacePrivateFile', () => {
  it('leaves no draft when it fails', async () => {
    mkdirSync(path.join(file(), 'not-empty'), { recursive: true });
    await expect(replacePrivateFile(file(), 'new')).rejects.toThrow();
    expect(readdirSync(dir)).toEqual(['secrets.json']);
  });
});

describe('clearDrafts', () => {
  it('removes what a crash left, but nothing recent and nothing that is not ours', () => {
    const old = draftOf(path.join(dir, 'accounts.json'));
    const young = draftOf(path.join(dir, 'secrets.json'));
    for (const one of [old, young, path.join(dir, 'notes.tmp')]) writeFileSync(one, '');
    const before = new Date(Date.now() - 120_000);
    for (const one of [old, path.join(dir, 'notes.tmp')]) utimesSync(one, before, before);
    clearDrafts(dir, 60_000);
    expect(readdirSync(dir).sort()).toEqual(['notes.tmp', path.basename(young)].sort());
    clearDrafts(dir, 0);
    expect(readdirSync(dir)).toEqual(['notes.tmp']);
  });
});
