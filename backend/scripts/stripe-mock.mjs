import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { exitCodeOf, root } from './project.mjs';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';
const START_MS = 30_000;

/** Checks the calls to Stripe against stripe-mock, which is installed with Go for this run unless it is there. */
const folder = await mkdtemp(path.join(tmpdir(), 'stripe-mock-'));
try {
  process.exitCode = await run();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function run() {
  const program = isThere('stripe-mock', '-version') ? 'stripe-mock' : install();
  if (!program) {
    console.error('Install stripe-mock, or Go, which installs it.');
    return 1;
  }
  const port = await freePort();
  const mock = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilItAnswers(address);
    const args = ['run', '-s', 'test:unit', '--', 'stripe-mock'];
    const env = { ...process.env, STRIPE_MOCK: address };
    return await exitCodeOf(spawn('npm', args, { cwd: root, env, stdio: 'inherit' }), 2000);
  } finally {
    mock.kill();
  }
}

/** @param {string} program @param {string} arg */
function isThere(program, arg) {
  return spawnSync(program, [arg], { stdio: 'ignore' }).status === 0;
}

function install() {
  if (!isThere('go', 'version')) return undefined;
  const env = { ...process.env, GOBIN: folder };
  const { status } = spawnSync('go', ['install', MODULE], { env, stdio: 'inherit' });
  return status === 0 ? path.join(folder, 'stripe-mock') : undefined;
}

/** @param {string} address */
async function untilItAnswers(address) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const reply = await fetch(address).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply) return;
    await wait(100);
  }
  throw new Error('stripe-mock does not answer.');
}
