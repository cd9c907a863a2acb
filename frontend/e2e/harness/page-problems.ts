import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core';

/** Chromium logs this for every 4xx and 5xx response, expected or not; a page cannot prevent it. */
const HTTP_ERROR_STATUS = /^Failed to load resource: the server responded with a status of [45]/;

/** Reports uncaught errors, console errors and requests to other hosts on all pages of a context. */
export function watchForProblems(context: BrowserContext, report: (problem: string) => void): void {
  const shopHosts = new Set<string>();
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || HTTP_ERROR_STATUS.test(message.text())) return;
    report(`console: ${message.text()}`);
  });
  context.on('request', (request: Request) => {
    const { protocol, host } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    // The first page opened is the shop's.
    if (shopHosts.size === 0) shopHosts.add(host);
    if (!shopHosts.has(host)) report(`requested another host: ${host}`);
  });
}
