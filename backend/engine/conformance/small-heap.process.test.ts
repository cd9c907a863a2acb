import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./small-heap.fixtures.mjs', import.meta.url));
const HEAP_MB = 120;

it('reads, sorts and changes a collection that is larger than the heap', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-heap-'));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      `--max-old-space-size=${HEAP_MB}`,
      program,
      dataDir,
    ]);
    expect(stdout).toBe('25000 50 25000');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
