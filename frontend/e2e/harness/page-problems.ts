import type { BrowserContext } from '@playwright/test';

/** Chromium logs this for every 4xx and 5xx response, expected or not; a page cannot prevent it. */
const HTTP_ERROR_STATUS = /^Failed to load resource: the server responded with a status of [45]/;

/** Collects uncaught errors, console errors and requests to other hosts on all pages of contexts. */
export class PageProblems {
  readonly #shopHost: string;
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(shopUrl: string) {
    this.#shopHost = new URL(shopUrl).host;
  }

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() !== 'error' || HTTP_ERROR_STATUS.test(message.text())) return;
      this.#seen.push(`console: ${message.text()}`);
    });
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (!protocol.startsWith('http') || host === this.#shopHost) return;
      this.#seen.push(`requested another host: ${host}`);
    });
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}
