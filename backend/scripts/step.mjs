import { spawn } from 'node:child_process';
import { exitCodeOf, root } from './project.mjs';

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const LAST_LINES = 40;
/** npm finishes an installation before it exits; killing it is harmless, as the next start repeats it. */
const KILL_AFTER_MS = 2000;

/**
 * Runs one long step without its output and shows its progress: a spinner in a terminal, or else a line
 * every five seconds.
 * @param {string} title what happens, without a full stop
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   progress?: (line: string) => string | undefined,
 * }} [options] `progress` gets each line of output and may return a text to show
 * @returns {Promise<{ ok: boolean, lastLines: string }>}
 */
export async function runStep(title, command, args, { cwd = root, progress } = {}) {
  const startedAt = Date.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let note = '';
  /** @type {string[]} */
  const lines = [];
  const listen = byLine((line) => {
    const shown = progress?.(line);
    if (shown === undefined) lines.push(line);
    else note = ` · ${shown}`;
    if (lines.length > LAST_LINES) lines.shift();
  });
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const finish = showProgress(() => `${title} · ${seconds(startedAt)} s${note}`);
  const code = await exitCodeOf(child, KILL_AFTER_MS);
  finish(code === 0 ? `${title} · done in ${seconds(startedAt)} s` : `${title} · failed`);
  return { ok: code === 0, lastLines: lines.join('\n') };
}

/** @param {number} startedAt */
const seconds = (startedAt) => Math.round((Date.now() - startedAt) / 1000);

/** @param {() => string} text */
function showProgress(text) {
  const live = process.stdout.isTTY;
  let frame = 0;
  if (!live) console.log(text());
  const timer = setInterval(
    () => {
      frame += 1;
      if (live) process.stdout.write(`\r\x1b[2K${SPINNER[frame % SPINNER.length]} ${text()}`);
      else console.log(text());
    },
    live ? 100 : 5000,
  );
  return (/** @type {string} */ last) => {
    clearInterval(timer);
    console.log(live ? `\r\x1b[2K${last}` : last);
  };
}

/** @param {(line: string) => void} onLine */
function byLine(onLine) {
  let rest = '';
  return (/** @type {Buffer} */ part) => {
    const lines = (rest + part.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}
