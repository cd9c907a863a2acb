import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    include: ['src/**/*.test.ts', 'engine/**/*.test.ts', 'scripts/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
