import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

/**
 * Returns the test files of a half that replace modules, as patterns. They cannot share a process with others,
 * which have loaded those modules already.
 */
export const filesReplacingModules = (root: string): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\.process\.test\.ts$/.test(file))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .filter((file) => /\bvi\.(doMock|mock)\(/.test(readFileSync(path.join(root, file), 'utf8')));

/** Returns the configuration of these files, from that of all others. */
export const isolated = (config: ViteUserConfig, root: string): ViteUserConfig => ({
  ...config,
  root,
  test: {
    ...config.test,
    name: `${config.test?.name}, isolated`,
    include: filesReplacingModules(root),
    exclude: [],
    isolate: true,
  },
});
