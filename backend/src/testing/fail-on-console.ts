import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let spies: MockInstance[] = [];

// Nobody reads what a test prints, so printing fails the test.
beforeEach(() => {
  spies = (['error', 'warn'] as const).map((method) => vi.spyOn(globalThis.console, method));
});

afterEach(() => {
  const printed = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(printed, 'printed on the console').toEqual([]);
});
