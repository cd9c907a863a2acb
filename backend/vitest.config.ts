import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    include: ['src/**/*.test.ts', 'engine/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/fail-on-console.ts'],
    // One process a file: each has its own database and its own mongoose.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
