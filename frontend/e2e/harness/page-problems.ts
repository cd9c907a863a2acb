import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core';

/** Chromium writes this for every answer of 4xx and 5xx, expected or not; a page can't keep it from doing so. */
const HTTP_ERROR_STATUS = /^Failed to load resource: the server responded with a status of [45]/;

/** Reports what a person with the developer tools open would frown at, on all pages of a browser. */
export function watchForProblems(context: BrowserContext, report: (problem: string) => void): void {
  const own = new Set<string>();
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || HTTP_ERROR_STATUS.test(message.text())) return;
    report(`console: ${message.text()}`);
  });
  context.on('request', (request: Request) => {
    const { protocol, host } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    // The first page that is opened is the shop's own.
    if (own.size === 0) own.add(host);
    if (!own.has(host)) report(`asked another host: ${host}`);
  });
}
