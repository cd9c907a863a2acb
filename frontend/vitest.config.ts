import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { execArgv } from '../backend/test-workers.ts';
import { filesReplacingModules } from '../backend/vitest.isolated.ts';

// Node 25 and newer have a storage of their own, which would stand before the test browser's.
const noStorageOfNode = '--no-experimental-webstorage';

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['book-store-source', ...defaultClientConditions],
    alias: { 'react-chartjs-2': path.join(import.meta.dirname, 'src/testing/chart-double.tsx') },
  },
  test: {
    name: 'frontend',
    environment: 'happy-dom',
    // Dialogs and toasts would take their time to fade in.
    environmentOptions: {
      happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } },
    },
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...filesReplacingModules(import.meta.dirname)],
    setupFiles: [path.join(import.meta.dirname, 'src/testing/setup.ts')],
    restoreMocks: true,
    execArgv: [
      ...execArgv,
      ...(process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : []),
    ],
    // The contents of a page come after the navigation.
    env: { DEBUG_PRINT_LIMIT: '30000' },
    // Half of the time went into loading the same modules for each file. Each test has its own store and page.
    isolate: false,
    // What a test waits for comes late on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
