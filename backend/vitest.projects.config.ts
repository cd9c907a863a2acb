import { defineConfig } from 'vitest/config';
import { reportAs } from './vitest.report.ts';

/** One run over both workspaces, with one total. */
export default defineConfig({
  test: {
    ...reportAs('unit'),
    projects: ['backend/vitest.config.ts', 'frontend/vitest.config.ts'],
  },
});
