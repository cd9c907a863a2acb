import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project; every script works from here, wherever it is called. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

/**
 * The file of a package's command, to be run by this very Node: no shell and no wrapper in
 * between that would keep signals to itself.
 * @param {string} name package
 * @param {string} [command] where the package has several
 */
export function commandOf(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Whether a module is the program that was started, not a part of another.
 * @param {string} url its `import.meta.url`
 */
export const isCommand = (url) => realpathSync(process.argv[1] ?? '') === fileURLToPath(url);

/**
 * Waits for a child; signals to this program go to it as well, and then end both.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [patienceMs] after which a child that was told to end is killed
 * @returns {Promise<number>} its exit code
 */
export function exitCodeOf(child, patienceMs) {
  /** @type {NodeJS.Signals | undefined} */
  let told;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    told = signal;
    child.kill(signal);
    if (patienceMs) setTimeout(() => child.kill('SIGKILL'), patienceMs).unref();
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      if (told) process.exit(told === 'SIGINT' ? 130 : 143);
      resolve(code ?? 1);
    });
  });
}

/**
 * Says what is wrong in one sentence and ends the program.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
