import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, isCommand, root } from './project.mjs';
import { runStep } from './step.mjs';

const MIN_NODE = [20, 19];
const lockFile = join(root, 'package-lock.json');
/** npm's record of what it has installed. */
const recordFile = join(root, 'node_modules/.package-lock.json');
/** Exists while npm changes what is installed. If it is killed, it takes half a package for a whole one. */
const changingFile = join(root, 'node_modules/.book-store-changing');

/**
 * A package in the lock file or in npm's record.
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev] only development dependencies need it
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 *
 * @typedef {Record<string, Package>} Packages by path
 */

/**
 * Checks the system and the Node version, and installs the packages of the lock file that are missing:
 * what building and running need and, for tests and checks, the development dependencies too. Those that
 * are there stay.
 * @param {{ withTests?: boolean }} [options]
 */
export async function ensureInstalled({ withTests = false } = {}) {
  checkSystem();
  const locked = packagesIn(lockFile);
  const recorded = existsSync(recordFile) ? packagesIn(recordFile) : {};
  const installed = existsSync(changingFile) ? {} : recorded;
  const isMissing = isOtherThan(installed);
  const needed = neededOf(locked, withTests);
  if (!needed.some((entry) => isFixed(entry) && isMissing(entry))) return;
  const all = withTests || Object.values(recorded).some(({ dev }) => dev);
  const missing = neededOf(locked, all).filter(isMissing).length;
  const isNew = Object.keys(installed).length === 0;
  const isInstalled = await (isNew ? installAnew(all, missing) : change(all, missing));
  if (!isInstalled) {
    fail('The packages could not be installed. Check the connection to the npm registry.');
  }
}

function checkSystem() {
  if (process.platform === 'win32') {
    fail(
      'The shop runs on Linux and macOS. On Windows, install WSL (wsl --install) and Node, and run the same command in its terminal.',
    );
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_NODE;
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    fail(
      `The shop needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
    );
  }
}

/**
 * @param {string} file
 * @returns {Packages} without those of the project itself
 */
function packagesIn(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
  );
}

/**
 * Returns the packages that this system needs; the lock file lists those of all systems.
 * @param {Packages} locked
 * @param {boolean} withTests
 */
const neededOf = (locked, withTests) =>
  Object.entries(locked).filter(
    ([, { dev, os, cpu }]) =>
      (withTests || !dev) &&
      (os?.includes(process.platform) ?? true) &&
      (cpu?.includes(process.arch) ?? true),
  );

/**
 * Returns whether every system has a package. npm installs the others together with these.
 * @param {[string, Package]} entry
 */
const isFixed = ([, { optional, devOptional }]) => !optional && !devOptional;

/**
 * Returns a function that tells which packages are not installed as the lock file has them.
 * @param {Packages} installed
 * @returns {(entry: [string, Package]) => boolean}
 */
const isOtherThan =
  (installed) =>
  ([path, { version, integrity }]) =>
    installed[path]?.version !== version ||
    installed[path]?.integrity !== integrity ||
    !existsSync(join(root, path));

/**
 * @param {boolean} withTests
 * @param {number} count
 */
const installAnew = (withTests, count) => npm(['ci'], withTests, count);

/**
 * Unlike a new installation, it leaves other packages alone: a running shop may be using them.
 * @param {boolean} withTests
 * @param {number} count
 */
async function change(withTests, count) {
  writeFileSync(changingFile, '');
  const isChanged = await npm(['install', '--no-save'], withTests, count);
  // npm has undone what it could not finish.
  rmSync(changingFile);
  return isChanged;
}

/**
 * @param {string[]} task
 * @param {boolean} withTests
 * @param {number} count about how many packages it installs
 */
async function npm(task, withTests, count) {
  let fetched = 0;
  const { command, args } = npmCommand();
  const { ok, lastLines } = await runStep(
    'Installing the packages of the lock file (the first time and after it changed)',
    command,
    [
      ...[...args, ...task, withTests ? '--include=dev' : '--omit=dev'],
      ...['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'],
    ],
    {
      progress: (line) => {
        if (!line.startsWith('npm http fetch')) return undefined;
        if (/ failed with /.test(line)) return 'the registry does not respond, retrying';
        if (/\.tgz\b/.test(line)) fetched += 1;
        return fetched > 0 ? `${fetched} of about ${count} packages` : 'resolving packages';
      },
    },
  );
  if (!ok) console.error(lastLines);
  return ok;
}

/** Returns the npm that runs this script, or else the one in the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && /\.c?js$/.test(running)) return { command: process.execPath, args: [running] };
  return { command: 'npm', args: [] };
}

if (isCommand(import.meta.url)) await ensureInstalled({ withTests: true });
