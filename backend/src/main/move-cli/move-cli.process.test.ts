import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backendDir } from '../../platform/config/directories.ts';
import { type OtherMongodb, startOtherMongodb } from '../../testing/other-mongodb/start.ts';
import { programOf } from '../../testing/processes/built-program.ts';
import { addressOf, useServers } from '../../testing/processes/use-servers.ts';

const servers = useServers();
let mongodb: OtherMongodb;
beforeEach(async () => {
  mongodb = await startOtherMongodb();
});
afterEach(() => mongodb.stop());

/** Runs the command. Resolves to its exit code, or the signal that killed it, and what it printed. */
function run(args: string[], env: Record<string, string> = {}) {
  const program = programOf('main/move-cli/move-cli.ts', { mayFail: Boolean(env.FAULT) });
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: backendDir,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(servers.dir(), 'data'), ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  return new Promise<{ end: unknown; printed: string }>((resolve) =>
    child.once('close', (code, signal) => resolve({ end: code ?? signal, printed })),
  );
}

async function stopped(shop: ReturnType<typeof servers.start>): Promise<void> {
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
}

const subscribe = async (shop: ReturnType<typeof servers.start>, email: string) => {
  const reply = await fetch(`${addressOf(shop)}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(reply.status).toBe(200);
};

it('npm run move, killed and run again, opens the whole shop on the MongoDB, and brings it back', async () => {
  const shop = servers.start();
  await shop.opened;
  await subscribe(shop, 'reader@example.com');
  expect((await run([mongodb.uri])).printed).toContain('another shop is running on it');
  await stopped(shop);

  expect(await run([mongodb.uri], { FAULT: 'crash while a shop is moved' })).toMatchObject({
    end: 'SIGKILL',
  });
  const early = servers.start({ MONGODB_URI: mongodb.uri });
  expect(await early.ended).toBe(1);
  expect(early.printed()).toContain('holds only a part of a shop');

  const moved = await run([], { MONGODB_URI: mongodb.uri });
  expect(moved).toMatchObject({ end: 0 });
  expect(moved.printed).toMatch(/^newsletter_subscribers +1 +[0-9a-f]{16}$/m);
  expect(moved.printed).toMatch(/^books +23 +[0-9a-f]{16}$/m);

  const next = servers.start({ MONGODB_URI: mongodb.uri });
  await next.opened;
  expect(await (await fetch(`${addressOf(next)}/api/books/`)).json()).toHaveLength(23);
  await subscribe(next, 'another@example.com');
  await stopped(next);

  const home = path.join(servers.dir(), 'home');
  const back = await run(['--back', mongodb.uri], { DATA_DIR: home });
  expect(back).toMatchObject({ end: 0 });
  expect(back.printed).toMatch(/^newsletter_subscribers +2 /m);
});

it('explains its use and touches nothing when called with something else', async () => {
  const { end, printed } = await run(['shop.example'], {
    DATA_DIR: path.join(servers.dir(), 'none'),
  });
  expect(end).toBe(2);
  expect(printed).toContain('Usage: npm run move');
  expect(existsSync(path.join(servers.dir(), 'none'))).toBe(false);
});
