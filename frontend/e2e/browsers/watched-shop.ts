import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownShop } from '../harness/admin.ts';
import { startShop } from '../harness/running-shop.ts';

const WATCHER = '/watch-console.js';

export type WatchedShop = { url: string; remove(): Promise<void> };

/** Keeps what goes wrong in a page, from its first script on, and for as long as its tab. */
const watch = `{
  const keep = (problem) => {
    const kept = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    sessionStorage.setItem('problems', JSON.stringify([...kept, problem]));
  };
  const { error } = console;
  console.error = (...parts) => {
    keep('console: ' + parts.join(' '));
    error.apply(console, parts);
  };
  addEventListener('error', ({ message }) => keep('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => keep('uncaught: ' + reason));
  addEventListener('securitypolicyviolation', (event) =>
    keep('against the policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
}`;

/** Returns the problems of a tab; runs in the page. */
export const keptProblems = (): string[] => JSON.parse(sessionStorage.getItem('problems') ?? '[]');

/**
 * Starts a shop behind a proxy that adds a script to its pages, because WebKit's driver tells nothing of the
 * console.
 */
export async function startWatchedShop(): Promise<WatchedShop> {
  const shop = await startShop(ownShop().shopSettings);
  const server = createServer((asked, reply) => pass(new URL(shop.url), asked, reply));
  await once(server.listen(0), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    remove: async () => {
      server.close();
      server.closeAllConnections();
      await shop.remove();
    },
  };
}

function pass({ hostname, port }: URL, asked: IncomingMessage, reply: ServerResponse): void {
  const { url: path, method, headers } = asked;
  if (path === WATCHER) {
    reply.setHeader('content-type', 'text/javascript').end(watch);
    return;
  }
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const passed = request({ hostname, port, path, method, headers: plain }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (!isPage) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      return;
    }
    const { 'content-length': _, ...rest } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, rest);
    const html = Buffer.concat(await answer.toArray()).toString('utf8');
    reply.end(html.replace('<head>', `<head><script src="${WATCHER}"></script>`));
  });
  passed.on('error', () => reply.destroy());
  asked.pipe(passed);
}
