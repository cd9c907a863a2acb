import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project and, for every script, the current directory. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

/**
 * Returns the file of a package's command, to be run with this Node: a shell or wrapper in between might
 * not forward signals.
 * @param {string} name package
 * @param {string} [command] if the package has several
 */
export function commandOf(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Returns whether a module was started as the program, not imported.
 * @param {string} url its `import.meta.url`
 */
export const isCommand = (url) => realpathSync(process.argv[1] ?? '') === fileURLToPath(url);

/**
 * Waits for a child. Signals to this program are forwarded to it, and then both exit.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [killAfterMs] how long the child may take to exit after a signal
 * @returns {Promise<number>} its exit code
 */
export function exitCodeOf(child, killAfterMs) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    received = signal;
    child.kill(signal);
    if (killAfterMs) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      if (received) process.exit(received === 'SIGINT' ? 130 : 143);
      resolve(code ?? 1);
    });
  });
}

/**
 * Prints an error message and exits.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
