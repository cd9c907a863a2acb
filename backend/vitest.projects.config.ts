import { defineConfig } from 'vitest/config';

/** One run over both workspaces, with one total. */
export default defineConfig({
  test: { projects: ['backend/vitest.config.ts', 'frontend/vitest.config.ts'] },
});
