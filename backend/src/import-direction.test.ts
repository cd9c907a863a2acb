import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const backend = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Every relative import of a folder's program files, as [importing file, imported file]. */
function importsOf(folder: string): [string, string][] {
  return readdirSync(backend + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      [...readFileSync(backend + path, 'utf8').matchAll(IMPORT)].map(
        ([, to = '']): [string, string] => [path, posix.join(posix.dirname(path), to)],
      ),
    );
}

describe('imports between shop and engine', () => {
  it('never lead out of the engine', () => {
    const imports = importsOf('engine');
    expect(imports.length).toBeGreaterThan(10);
    expect(imports.filter(([, to]) => !to.startsWith('engine/'))).toEqual([]);
  });

  it('enter the engine by its one door', () => {
    const entering = importsOf('src').filter(([, to]) => to.startsWith('engine/'));
    expect(entering.filter(([, to]) => to !== 'engine/index.ts')).toEqual([]);
  });
});
