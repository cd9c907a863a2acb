import { pathToFileURL } from 'node:url';
import { backEnd, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * Runs a program of the built back end in this process, after installing and building what is missing.
 * @param {string} program path below the folder of the result
 * @param {string[]} args go before those of the command line
 */
export async function runBuilt(program, ...args) {
  await ensureInstalled();
  await ensureBuilt(...backEnd);
  process.argv.splice(2, 0, ...args);
  await import(pathToFileURL(`backend/dist/src/${program}`).href);
}
