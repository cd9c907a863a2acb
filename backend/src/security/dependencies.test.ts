import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendDir } from '../config/places.ts';

const src = path.join(backendDir, 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !/\.(test|builder)\.ts$|^testing\//.test(file));
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8');
const filesThatSay = (words: RegExp) => files.filter((file) => words.test(textOf(file)));

describe('firebase-tools, which brings hundreds of packages,', () => {
  it('is loaded by the process of the emulator and by nothing else', () => {
    expect(filesThatSay(/['"]firebase-tools/)).toEqual(['sign-in/emulator-process.ts']);
    expect(filesThatSay(/^import \{.*emulator-process\.ts'|import\(.*emulator-process/m)).toEqual(
      [],
    );
  });
});

describe('code made from text', () => {
  it('is nowhere in the server', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(filesThatSay(/\beval\(|new Function\(|\bvm\b.*from|child_process.*\bexec\b/)).toEqual(
      [],
    );
  });
});
