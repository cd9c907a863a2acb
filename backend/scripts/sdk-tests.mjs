import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitCodeOf, fail, root } from './project.mjs';
import { mendedTests } from './sdk-tests-mends.mjs';

/** What the tests of firebase-js-sdk import, besides the SDK itself. */
const PACKAGES = [
  'mocha@10.8.2',
  'chai@4.5.0',
  'chai-as-promised@7.1.2',
  'sinon@15.2.0',
  'sinon-chai@3.7.0',
  'totp-generator@0.0.14',
];
/** The project's own, so that the tests run with the SDK that the shop has. */
const LINKED = ['@firebase', 'idb', 'tslib'];
const AUTH = 'packages/auth';

/** Runs the integration tests of the Firebase SDK against the shop's accounts. The folder has the sources of firebase-js-sdk. */
const [sources] = process.argv.slice(2);
if (sources) process.exitCode = await run(path.resolve(process.env.INIT_CWD ?? root, sources));
else {
  console.log(
    "Skipped: name a folder with a clone of https://github.com/firebase/firebase-js-sdk, as in 'npm run test:sdk -- ../firebase-js-sdk'.",
  );
}

/** @param {string} from */
async function run(from) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdk-tests-'));
  try {
    await copyTests(path.join(from, AUTH), folder);
    await installPackages(folder);
    const args = ['run', '-s', 'test:unit', '--', 'firebase-sdk'];
    const env = { ...process.env, SDK_TESTS: folder };
    return await exitCodeOf(spawn('npm', args, { cwd: root, env, stdio: 'inherit' }), 2000);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies tests and the helpers that they take from the sources. Everything else is the installed SDK, so the entry
 * points stay behind.
 * @param {string} from
 * @param {string} folder
 */
async function copyTests(from, folder) {
  const to = path.join(folder, AUTH);
  const installed = path.join(root, 'node_modules/@firebase/auth');
  const given = await versionOf(from);
  if (!given)
    fail(`There is no ${AUTH} of firebase-js-sdk in ${path.dirname(path.dirname(from))}.`);
  console.log(`Tests of @firebase/auth ${given}, run with ${await versionOf(installed)}.`);
  for (const part of ['src', 'internal', 'test/helpers', 'test/integration/flows']) {
    await cp(path.join(from, part), path.join(to, part), { recursive: true });
  }
  await cp(path.join(installed, 'dist'), path.join(to, 'dist'), { recursive: true });
  await cp(path.join(installed, 'package.json'), path.join(to, 'package.json'));
  // The tests read it even where they use no project at Google.
  await mkdir(path.join(folder, 'config'));
  await writeFile(path.join(folder, 'config/project.json'), '{}');
  const flows = path.join(to, 'test/integration/flows');
  for (const [file, mend] of Object.entries(mendedTests)) {
    const name = path.join(flows, file);
    await writeFile(name, mend(await readFile(name, 'utf8')));
  }
}

/** @param {string} folder */
async function versionOf(folder) {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).version;
}

/** @param {string} folder */
async function installPackages(folder) {
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-save', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options, ...PACKAGES], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) fail('The packages of the tests could not be installed.');
  for (const name of LINKED) {
    await symlink(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
}
