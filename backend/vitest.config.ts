import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** `module` is for bundlers: what packages have there cannot be loaded by Node as it is. */
const conditions = defaultServerConditions.filter((one) => one !== 'module');

export default defineConfig({
  ssr: { resolve: { conditions: ['book-store-source', ...conditions] } },
  test: {
    name: 'backend',
    include: [
      'src/**/*.test.ts',
      'engine/**/*.test.ts',
      'contract/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    setupFiles: ['src/testing/fail-on-console.ts'],
    // One process per file, because each has its own database and mongoose connection.
    pool: 'forks',
    // Tests with real processes and sockets may fail on a busy machine, so CI retries once.
    retry: process.env.CI ? 1 : 0,
    testTimeout: process.env.CI ? 60_000 : 20_000,
    hookTimeout: 60_000,
  },
});
