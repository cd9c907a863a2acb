import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, isCommand, root } from './project.mjs';
import { runStep } from './step.mjs';

const LOWEST_NODE = [20, 19];
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.book-store-lock');

/** Makes sure that Node is new enough and that the packages of the lock file are there. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = LOWEST_NODE;
  if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
    giveUp(
      `The shop needs Node ${LOWEST_NODE.join('.')} or newer; this is ${process.versions.node}. Newer ones are at https://nodejs.org.`,
    );
  }
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (readIfThere(stampFile) === stamp) return;
  if (!installedByHand()) await install();
  writeFileSync(stampFile, stamp);
}

/**
 * True where somebody ran npm: its own record of node_modules has what the workspaces ask for,
 * and nothing in another version than the lock file.
 */
function installedByHand() {
  const record = readIfThere(join(root, 'node_modules/.package-lock.json'));
  if (!record) return false;
  const { packages: there } = JSON.parse(record);
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const same = Object.entries(there).every(
    ([path, { version, integrity }]) =>
      wanted[path]?.version === version && wanted[path]?.integrity === integrity,
  );
  const asked = ['', ...wanted[''].workspaces].flatMap((workspace) =>
    Object.keys({ ...wanted[workspace].dependencies, ...wanted[workspace].devDependencies }).map(
      (name) => [`node_modules/${name}`, `${workspace}/node_modules/${name}`],
    ),
  );
  return same && asked.every((paths) => paths.some((path) => there[path]));
}

async function install() {
  let fetched = 0;
  const about = expectedPackages();
  const { command, args } = npm();
  const { ok, lastLines } = await runStep(
    'Installing the packages of the lock file (only the first time, or when it changed)',
    command,
    [
      ...args,
      ...['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'],
    ],
    {
      progress: (line) => {
        if (!line.startsWith('npm http fetch')) return undefined;
        if (/ failed with /.test(line)) return 'the registry does not answer, trying again';
        if (/\.tgz\b/.test(line)) fetched += 1;
        return fetched > 0 ? `${fetched} of about ${about} packages` : 'reading what is needed';
      },
    },
  );
  if (!ok) {
    console.error(lastLines);
    giveUp('The packages could not be installed. Is there a connection to the npm registry?');
  }
}

/** How many packages this machine needs, nearly: the lock file lists those of all systems. */
function expectedPackages() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.entries(packages).filter(
    ([path, { os, cpu, link }]) =>
      path.includes('node_modules/') &&
      !link &&
      (os?.includes(process.platform) ?? true) &&
      (cpu?.includes(process.arch) ?? true),
  ).length;
}

/** npm as it called us, else the one of the path. */
function npm() {
  const called = process.env.npm_execpath;
  if (called && /\.c?js$/.test(called)) return { command: process.execPath, args: [called] };
  return process.platform === 'win32'
    ? { command: 'cmd.exe', args: ['/c', 'npm.cmd'] }
    : { command: 'npm', args: [] };
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (isCommand(import.meta.url)) await ensureInstalled();
