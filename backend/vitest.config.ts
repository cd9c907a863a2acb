import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { execArgv } from './test-workers.ts';
import { filesReplacingModules } from './vitest.isolated.ts';

/** Tests that start programs; `vitest.processes.config.ts` runs them. */
const PROCESS_TESTS = '**/*.process.test.ts';

/** `module` is for bundlers: what packages have there cannot be loaded by Node as it is. */
const conditions = defaultServerConditions.filter((one) => one !== 'module');

export default defineConfig({
  ssr: { resolve: { conditions: ['book-store-source', ...conditions] } },
  test: {
    name: 'backend',
    include: [
      'src/**/*.test.ts',
      'covers/**/*.test.ts',
      'engine/**/*.test.ts',
      'search/**/*.test.ts',
      'contract/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      ...filesReplacingModules(import.meta.dirname),
      PROCESS_TESTS,
    ],
    setupFiles: [
      'src/testing/checks/fail-on-console.ts',
      'src/testing/checks/same-chance.ts',
      'src/testing/checks/sessions-in-transactions.ts',
    ],
    globalSetup: ['vitest.built.ts'],
    // Processes, because each has its own database and mongoose connection. The files of one take turns
    // and share its modules: half of the time went into loading them again. What modules keep, they keep for the
    // next file: the search index, its word table, its cache and the password checker, which tests share as requests
    // do; the shop (current-shop.ts) and with it the contract's place, which `useTestApp` reads at its start and again
    // whenever settings were written, and which tests without an app set and put back themselves; and how mails are
    // completed (complete-letter.ts), which is the same in every file, because modules say it when they are loaded.
    pool: 'forks',
    isolate: false,
    execArgv,
    // What a test waits for comes late on a busy machine, where everything takes ten times as long.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
