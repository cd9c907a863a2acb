import path from 'node:path';
import { backendDir } from '../../platform/config/directories.ts';

/**
 * Returns the arguments with which Node runs the built program `file` of `src`, if it may fail with the faults
 * of `fault-injection.mjs`.
 */
export function programOf(file: string, { mayFail = false } = {}): string[] {
  const built = path.join(backendDir, 'dist', 'src', file.replace(/\.ts$/, '.js'));
  if (!mayFail) return [built];
  return ['--import', new URL('./fault-injection.mjs', import.meta.url).href, built];
}
