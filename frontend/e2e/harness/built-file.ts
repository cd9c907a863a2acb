import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };

const path = fileURLToPath(new URL('../../dist/manifest.json', import.meta.url));
export const builtFiles = (): Record<string, Chunk> => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the path of a built script by the name that the build has given it. */
export function builtFile(name: string): string {
  const chunk = Object.values(builtFiles()).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no file named ${name}.`);
  return `/${chunk.file}`;
}
