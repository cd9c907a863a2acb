import path from 'node:path';
import { backendDir } from '../../platform/config/directories.ts';

/**
 * The arguments with which Node runs the built program `file` of `src`, with the faults of
 * `fault-injection.mjs` if it may fail.
 */
export function programOf(file: string, { mayFail = false } = {}): string[] {
  const built = path.join(backendDir, 'dist', 'src', file.replace(/\.ts$/, '.js'));
  if (!mayFail) return [built];
  return ['--import', new URL('./fault-injection.mjs', import.meta.url).href, built];
}
