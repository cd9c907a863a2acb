import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['book-store-source', ...defaultServerConditions] } },
  test: {
    name: 'backend',
    include: [
      'src/**/*.test.ts',
      'engine/**/*.test.ts',
      'contract/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    setupFiles: ['src/testing/fail-on-console.ts'],
    // One process a file: each has its own database and its own mongoose.
    pool: 'forks',
    // Real processes and sockets on a busy machine: once more before it counts.
    retry: process.env.CI ? 1 : 0,
    testTimeout: process.env.CI ? 60_000 : 20_000,
    hookTimeout: 60_000,
  },
});
