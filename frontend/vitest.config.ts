import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['book-store-source', ...defaultClientConditions] },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // What a test waits for comes late on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
  },
});
