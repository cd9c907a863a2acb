import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Environment, openEnvironment } from './environment.ts';

let folder: string;
let environment: Environment;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-size-'));
  environment = openEnvironment(join(folder, 'data.mdb'));
});
afterEach(async () => {
  await environment.root.close();
  environment.guard.close();
  rmSync(folder, { recursive: true });
});

/** Numbers that look random and are the same in every run. */
function* numbers(): Generator<number, never> {
  for (let seed = 42; ; ) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    yield seed / 2 ** 32;
  }
}

it('never expects less than what a transaction then takes of the file', () => {
  const { documents, indexes, root, guard } = environment;
  const random = numbers();
  const below = (limit: number) => Math.floor(random.next().value * limit);
  const keys: string[] = [];
  const endOfFile = () => {
    guard.beforeTransaction();
    return guard.end;
  };
  for (let round = 0; round < 150; round++) {
    const begin = endOfFile();
    let expected = 0;
    const removals = round % 3 === 0 ? 8 : 2;
    root.transactionSync(() => {
      for (let left = below(round % 10 === 0 ? 2000 : 30); left > 0; left--) {
        const table = below(3) === 0 ? documents : indexes;
        const known = keys[below(keys.length)];
        if (below(10) < removals && known !== undefined) {
          table.remove(known);
        } else {
          const key = `${below(1e9)}`.padEnd(10 + below(below(50) === 0 ? 1900 : 40), 'k');
          const value = Buffer.alloc(below(below(10) === 0 ? 40_000 : 300));
          keys.push(key);
          table.put(key, value);
        }
      }
      expected = guard.bytes();
      guard.beforeCommit();
    });
    expect(endOfFile() - begin).toBeLessThanOrEqual(expected);
  }
});
