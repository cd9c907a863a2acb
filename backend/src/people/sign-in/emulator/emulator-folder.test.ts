import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeEmulatorFolder, socketIn } from './emulator-folder.ts';

const folders: string[] = [];
async function makeFolder(): Promise<string> {
  const folder = await makeEmulatorFolder();
  folders.push(folder);
  return folder;
}

/** Leaves the socket of a process that was killed. */
async function leaveDeadSocket(folder: string): Promise<void> {
  const path = JSON.stringify(socketIn(folder));
  const script = `require('node:net').createServer().listen(${path}, () => console.log('listens'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform === 'win32')('the folder of an emulator', () => {
  it('is removed at the next start if shop and emulator were killed', async () => {
    const left = await makeFolder();
    await leaveDeadSocket(left);
    await makeFolder();
    expect(existsSync(left)).toBe(false);
  });

  it('stays while its emulator starts', async () => {
    const starting = await makeFolder();
    await makeFolder();
    expect(existsSync(starting)).toBe(true);
  });

  it('stays while its emulator listens', async () => {
    const used = await makeFolder();
    const server = createServer().listen(socketIn(used));
    await once(server, 'listening');
    await makeFolder();
    expect(existsSync(used)).toBe(true);
    server.close();
  });
});
