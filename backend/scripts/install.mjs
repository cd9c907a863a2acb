import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, isCommand, root } from './project.mjs';
import { runStep } from './step.mjs';

const MIN_NODE = [20, 19];
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.book-store-lock');

/** Checks the system and the Node version, and installs the packages of the lock file if they are missing. */
export async function ensureInstalled() {
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
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (readIfExists(stampFile) === stamp) return;
  if (!isInstalledByHand()) await install();
  writeFileSync(stampFile, stamp);
}

/**
 * Returns whether somebody ran npm: its own record of node_modules contains every dependency of the
 * workspaces, each in the version of the lock file.
 */
function isInstalledByHand() {
  const record = readIfExists(join(root, 'node_modules/.package-lock.json'));
  if (!record) return false;
  const { packages: installed } = JSON.parse(record);
  const { packages: locked } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const isSame = Object.entries(installed).every(
    ([path, { version, integrity }]) =>
      locked[path]?.version === version && locked[path]?.integrity === integrity,
  );
  const required = ['', ...locked[''].workspaces].flatMap((workspace) =>
    Object.keys({ ...locked[workspace].dependencies, ...locked[workspace].devDependencies }).map(
      (name) => [`node_modules/${name}`, `${workspace}/node_modules/${name}`],
    ),
  );
  return isSame && required.every((paths) => paths.some((path) => installed[path]));
}

async function install() {
  let fetched = 0;
  const estimate = estimatePackageCount();
  const { command, args } = npm();
  const { ok, lastLines } = await runStep(
    'Installing the packages of the lock file (the first time and after it changed)',
    command,
    [
      ...args,
      ...['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'],
    ],
    {
      progress: (line) => {
        if (!line.startsWith('npm http fetch')) return undefined;
        if (/ failed with /.test(line)) return 'the registry does not respond, retrying';
        if (/\.tgz\b/.test(line)) fetched += 1;
        return fetched > 0 ? `${fetched} of about ${estimate} packages` : 'resolving packages';
      },
    },
  );
  if (!ok) {
    console.error(lastLines);
    fail('The packages could not be installed. Check the connection to the npm registry.');
  }
}

/** Returns about how many packages this machine needs; the lock file lists those of all platforms. */
function estimatePackageCount() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.entries(packages).filter(
    ([path, { os, cpu, link }]) =>
      path.includes('node_modules/') &&
      !link &&
      (os?.includes(process.platform) ?? true) &&
      (cpu?.includes(process.arch) ?? true),
  ).length;
}

/** Returns the npm that runs this script, or else the one in the PATH. */
function npm() {
  const running = process.env.npm_execpath;
  if (running && /\.c?js$/.test(running)) return { command: process.execPath, args: [running] };
  return process.platform === 'win32'
    ? { command: 'cmd.exe', args: ['/c', 'npm.cmd'] }
    : { command: 'npm', args: [] };
}

/** @param {string} path */
function readIfExists(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (isCommand(import.meta.url)) await ensureInstalled();
