import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { commandOf, fail, isCommand, root } from './project.mjs';
import { runStep } from './step.mjs';

const CONFIGS = [
  'backend/tsconfig.base.json',
  'backend/tsconfig.json',
  'backend/tsconfig.build.json',
];

/**
 * @typedef {object} Target
 * @property {string} title
 * @property {string} dist folder of the result
 * @property {string} entry file that the build must contain
 * @property {string[]} inputs files and folders that the result depends on
 * @property {(out: string) => string[]} command arguments for Node that build into the folder `out`
 * @property {string} cwd
 */

/** The server and the workspaces that it imports. */
export const backEnd = [
  typeScriptTarget('the contract', 'backend/contract', 'backend/contract', 'money.js'),
  typeScriptTarget('the covers', 'backend/covers', 'backend/covers', 'covers.js'),
  typeScriptTarget('the engine', 'backend/engine', 'backend/engine', 'index.js'),
  typeScriptTarget('the search', 'backend/search', 'backend/search', 'search.js'),
  typeScriptTarget('the back end', 'backend', 'backend/src', 'src/main/server.js'),
];

/** @type {Target} */
export const frontEnd = {
  title: 'Building the front end',
  dist: 'frontend/dist',
  entry: 'frontend/dist/index.html',
  inputs: [
    'backend/contract',
    'frontend/src',
    'frontend/public',
    'frontend/index.html',
    'frontend/vite.config.ts',
    'frontend/chunks.ts',
    'frontend/package.json',
  ],
  command: (out) => [
    commandOf('vite'),
    ...['build', '--logLevel', 'error', '--outDir', out, '--emptyOutDir'],
  ],
  cwd: join(root, 'frontend'),
};

/** @type {Target} */
export const frontEndForServer = {
  ...frontEnd,
  title: 'Building the pages for the server',
  dist: 'frontend/dist-server',
  entry: 'frontend/dist-server/server.js',
  command: (out) => [
    commandOf('vite'),
    ...['build', '--ssr', 'src/entry/server.tsx', '--logLevel', 'error'],
    ...['--outDir', out, '--emptyOutDir'],
  ],
};

/**
 * `npm test` checks the types; checking them here would make the first start ten times slower.
 * @param {string} name
 * @param {string} folder of `tsconfig.build.json` and of the result
 * @param {string} sources
 * @param {string} entry relative to the result's folder
 * @returns {Target}
 */
function typeScriptTarget(name, folder, sources, entry) {
  return {
    title: `Building ${name}`,
    dist: `${folder}/dist`,
    entry: `${folder}/dist/${entry}`,
    inputs: [sources, ...CONFIGS, `${folder}/tsconfig.build.json`],
    command: (out) => [
      commandOf('typescript', 'tsc'),
      ...['-p', `${folder}/tsconfig.build.json`, '--noCheck', '--outDir', out],
    ],
    cwd: root,
  };
}

const EXCLUDED = /\.test\.tsx?$|\.(builder|fixtures)\.ts$|(^|\/)(node_modules|dist|testing)(\/|$)/;

/**
 * Builds every target that is missing or older than its sources. Exits if a build fails.
 * @param {Target[]} targets
 */
export async function ensureBuilt(...targets) {
  for (const target of targets) {
    const stampFile = join(root, target.dist, '.built-from');
    const stamp = hashOf([...target.inputs, 'package-lock.json']);
    const isBuilt = existsSync(join(root, target.entry)) && existsSync(stampFile);
    if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) continue;
    // In another folder, because another run may be using the old result.
    const out = join(root, `${target.dist}-${process.pid}`);
    const args = target.command(out);
    const { ok, lastLines } = await runStep(target.title, process.execPath, args, {
      cwd: target.cwd,
    });
    if (!ok) {
      rmSync(out, { recursive: true, force: true });
      console.error(lastLines);
      fail(`${target.title} failed.`);
    }
    if (lastLines) console.log(lastLines);
    writeFileSync(join(out, '.built-from'), stamp);
    replaceFolder(out, join(root, target.dist));
  }
}

/**
 * @param {string} out
 * @param {string} dist
 */
function replaceFolder(out, dist) {
  rmSync(dist, { recursive: true, force: true });
  try {
    renameSync(out, dist);
  } catch (error) {
    // Another run has built the same sources first.
    rmSync(out, { recursive: true, force: true });
    if (!existsSync(dist)) throw error;
  }
}

/**
 * Returns one hash over names and contents.
 * @param {string[]} inputs
 */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesOf).sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path relative to the root
 * @returns {string[]}
 */
function filesOf(path) {
  if (EXCLUDED.test(path) || !existsSync(join(root, path))) return [];
  try {
    return readdirSync(join(root, path)).flatMap((name) => filesOf(`${path}/${name}`));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}

if (isCommand(import.meta.url)) {
  await ensureInstalled();
  await ensureBuilt(...backEnd, frontEnd, frontEndForServer);
}
