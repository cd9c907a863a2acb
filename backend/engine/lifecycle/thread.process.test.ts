import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./exiting-process.fixtures.mjs', import.meta.url));
const HANGS_AFTER_MS = 60_000;

it('lets its process exit in the middle of a write', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-exit-'));
  try {
    const args = [program, dataDir];
    const end = new Promise((resolve) => {
      execFile(process.execPath, args, { timeout: HANGS_AFTER_MS, killSignal: 'SIGKILL' }, resolve);
    });
    expect(await end).toMatchObject({ code: 3, signal: null });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
