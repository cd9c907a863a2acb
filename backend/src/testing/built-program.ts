import path from 'node:path';
import { backendDir } from '../config/directories.ts';

/**
 * Returns the arguments with which Node runs the program `file` of `src`: from the build, or with the faults
 * of `fault-injection.ts`, from source.
 */
export function programOf(file: string, { mayFail = false } = {}): string[] {
  if (!mayFail) return [path.join(backendDir, 'dist', 'src', file.replace(/\.ts$/, '.js'))];
  const faultInjection = new URL('./fault-injection.ts', import.meta.url).href;
  const preloads = ['tsx', faultInjection].flatMap((one) => ['--import', one]);
  return ['--conditions=book-store-source', ...preloads, path.join(backendDir, 'src', file)];
}
