import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { keepFocus } from '../kit/keep-focus.ts';
import { apiServer } from './api-server.ts';
import { closeDialogs } from './close-dialogs.ts';

type Polling = { _disableExpensiveErrorDiagnostics?: boolean };
const isPolling = () => (getConfig() as object as Polling)._disableExpensiveErrorDiagnostics;
configure({
  // Pages are lazy chunks, which load slowly on a busy machine.
  asyncUtilTimeout: 60_000,
  // As by default, but a poll that finds nothing yet does not print the page: `waitFor` does when it gives up.
  getElementError: (message, container) => {
    const page = isPolling() ? undefined : prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// A page shows an unanswered call as a network error, which alone would not fail its test.
const unanswered: string[] = [];
apiServer.events.on('request:unhandled', ({ request }) => {
  unanswered.push(`${request.method} ${request.url}`);
});

beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }));
afterAll(() => apiServer.close());

// happy-dom loads no pictures, yet it says that they are complete; a page would take them for broken.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false });
// Browsers never focus the body. SweetAlert2 asks for it a moment after a dialog has closed, maybe in the next test.
HTMLBodyElement.prototype.focus = () => undefined;

// As the app does.
beforeEach(keepFocus);

beforeEach(() => {
  // Not after the test: calls that its page has just sent still find its stubs.
  apiServer.resetHandlers();
  unanswered.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    throw new Error(`console.error was called: ${args.map(String).join(' ')}`);
  });
});

afterEach(async () => {
  // Between two files the runner loads no modules, and whoever is waiting for one then never gets it. Before the page
  // goes, because a page that a test ends on sends its calls whether its modules were loaded before or not.
  await act(() => vi.dynamicImportSettled());
  cleanup();
  // Dialogs belong to the document and not to the page, so they outlive it.
  await closeDialogs();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // The dashboard speaks the wording of the shop that a test stubs. Imported here, so that tests can mock the texts.
  const { setShopWording } = await import('../lib/wording/storefront-texts.ts');
  setShopWording();
  expect(unanswered).toEqual([]);
  // The next test would be at the address for which this one has left.
  expect(window.location.host).toMatch(/^localhost/);
});
