import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the built, running shop; `npm run e2e` builds it first. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['harness/shared-shop.ts'],
    // One browser at a time: two would slow each other down on a small machine.
    fileParallelism: false,
    // A real browser on a busy machine is occasionally slow; three failures in a row are a defect.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
  },
});
