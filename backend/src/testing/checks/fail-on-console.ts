import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let spies: MockInstance[] = [];

// Printing fails the test, because nobody reads what a test prints.
beforeEach(() => {
  spies = (['error', 'warn'] as const).map((method) => vi.spyOn(globalThis.console, method));
});

afterEach(() => {
  const printed = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(printed, 'printed on the console').toEqual([]);
});
