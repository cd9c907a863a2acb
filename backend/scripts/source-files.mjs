import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const FOLDERS = ['backend', 'frontend'];
const EXCLUDED = /^(node_modules|dist|coverage|public)$/;

/** Returns every hand-written source file of both halves, relative to the root, with `/`. */
export function sourceFiles() {
  return FOLDERS.flatMap(filesIn).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (EXCLUDED.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
