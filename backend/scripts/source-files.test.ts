import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.mjs';

describe('the names of source files', () => {
  it('differ in more than upper and lower case, because macOS does not tell those apart', () => {
    const files: string[] = sourceFiles();
    const names = files.map((path) => path.toLowerCase());
    expect(files.filter((_path, at) => names.indexOf(names[at] ?? '') !== at)).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });
});
