import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The backend's folder, whether this file runs as source or from the build below `dist`. */
export const backendDir = findUp(import.meta.dirname);
export const repositoryDir = path.dirname(backendDir);
/** Where Vite puts the built front end. */
export const frontendDist = path.join(repositoryDir, 'frontend', 'dist');
export const seedDataDir = path.join(backendDir, 'src', 'database', 'seed-data');

function findUp(from: string): string {
  if (nameIn(from) === '@book-store/backend') return from;
  const above = path.dirname(from);
  if (above === from) throw new Error('The folder of the backend was not found.');
  return findUp(above);
}

function nameIn(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).name;
  } catch {
    return undefined;
  }
}
