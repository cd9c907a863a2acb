import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { freePort } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { commandOf, root } from './project.mjs';

const PORT = 5000;
/** How long the children may take to exit after Ctrl-C, which the terminal sends to them as well. */
const EXIT_TIMEOUT_MS = 2000;

endWithNpm();
await ensureInstalled({ withTests: true });
const { config } = await import('dotenv');
config({ quiet: true });

const port = process.env.PORT ?? String(PORT);
const apiPort = await freePort();
const env = { ...process.env, NODE_ENV: 'development' };
const double = process.argv.includes('--stripe-double') ? await startDouble() : undefined;
Object.assign(env, double?.env);
console.log(`The shop starts at http://localhost:${port} and reloads when its code changes.`);

const api = run(
  [
    commandOf('tsx'),
    'watch',
    '--conditions=book-store-source',
    '--clear-screen=false',
    'backend/src/main/server.ts',
  ],
  {
    env: { ...env, PORT: apiPort },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
// The API prints its own address, but the one to open is Vite's.
api.child.stdout?.on('data', (part) => {
  process.stdout.write(String(part).replaceAll(`:${apiPort}`, `:${port}`));
});

const processes = [
  api,
  ...(double ? [double] : []),
  run([commandOf('vite'), '--clearScreen', 'false'], {
    cwd: join(root, 'frontend'),
    env: { ...env, PORT: port, API_PORT: apiPort },
  }),
];

let ending = false;
/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all(
    processes.map(({ child, exited }) => {
      const timer = setTimeout(() => child.kill('SIGTERM'), code === 130 ? EXIT_TIMEOUT_MS : 0);
      return exited.finally(() => clearTimeout(timer));
    }),
  );
  process.exit(code);
}

process.on('SIGINT', () => end(130));
process.on('SIGTERM', () => end(143));
for (const { exited } of processes) exited.then((code) => end(code || 1));

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function run(args, options) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  });
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return { child, exited };
}

/** Starts a Stripe of its own. */
async function startDouble() {
  const doublePort = await freePort();
  const program = 'backend/scripts/stripe-double.ts';
  const started = run([commandOf('tsx'), '--conditions=book-store-source', program], {
    env: {
      ...env,
      STRIPE_DOUBLE_PORT: doublePort,
      STRIPE_DOUBLE_SHOP: `http://127.0.0.1:${apiPort}`,
    },
  });
  return {
    ...started,
    env: {
      // Customers come back from its pages.
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: 'whsec_double',
      STRIPE_API_URL: `http://127.0.0.1:${doublePort}`,
    },
  };
}
