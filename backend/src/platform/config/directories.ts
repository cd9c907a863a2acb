import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The back end's directory, whether this file runs as source or from the build in `dist`. */
export const backendDir = findUp(import.meta.dirname);
export const repositoryDir = path.dirname(backendDir);
/** The output directory of the front end's build. */
export const frontendDist = path.join(repositoryDir, 'frontend', 'dist');
/** The output directory of the server-rendered pages' build. */
export const frontendServerDist = path.join(repositoryDir, 'frontend', 'dist-server');
export const seedDataDir = path.join(backendDir, 'src', 'reports', 'shop-setup', 'seed-data');
/** The browser files of `/api/docs`. */
export const apiDocsDir = path.join(backendDir, 'src', 'platform', 'http', 'api-docs', 'browser');

function findUp(from: string): string {
  if (nameIn(from) === '@book-store/backend') return from;
  const above = path.dirname(from);
  if (above === from) throw new Error("The back end's directory was not found.");
  return findUp(above);
}

function nameIn(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).name;
  } catch {
    return undefined;
  }
}
