import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';

const SCRIPT = `
  import { endWithNpm } from ${JSON.stringify(new URL('./end-with-npm.mjs', import.meta.url).href)};
  endWithNpm();
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  console.log(process.pid);
`;
/** A fake npm that runs the command in a shell and waits. */
const NPM = `
  require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const node = `${quoted(process.execPath)} --input-type=module -e ${quoted(SCRIPT)}`;

let npm: ChildProcess;
let program: number;
/** Becomes true when npm, shell and program have exited, because each keeps the output pipe open. */
let ended: boolean;

async function start(command: string): Promise<void> {
  npm = spawn(process.execPath, ['-e', NPM, command], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(npm.stdout as NodeJS.ReadableStream, 'data');
  program = Number(String(line));
  ended = false;
  npm.stdout?.once('end', () => {
    ended = true;
  });
}

afterEach(() => {
  npm.kill('SIGKILL');
  if (!ended) process.kill(program, 'SIGKILL');
});

describe.skipIf(process.platform === 'win32')('a program run by npm', () => {
  it.each([
    ['stays in between', `${node}; true`],
    ['replaced itself with the program', `exec ${node}`],
  ])('exits when npm is killed and the shell %s', async (_how, command) => {
    await start(command);
    npm.kill('SIGKILL');
    await expect.poll(() => ended).toBe(true);
  });

  it('keeps running while npm runs', async () => {
    await start(`${node}; true`);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(ended).toBe(false);
  });
});
