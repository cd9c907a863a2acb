import { spawn } from 'node:child_process';
import { exitCodeOf, root } from './project.mjs';

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const LAST_LINES = 40;
/** npm would rather finish an installation than end; half of one does no harm, the next start redoes it. */
const PATIENCE_MS = 2000;

/**
 * Runs one long step with its output kept back, and shows that it moves: a spinner in a terminal,
 * a line every five seconds elsewhere.
 * @param {string} title what happens, as a sentence without a stop
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   progress?: (line: string) => string | undefined,
 * }} [options] `progress` sees each line of output and may answer with what to show
 * @returns {Promise<{ ok: boolean, lastLines: string }>}
 */
export async function runStep(title, command, args, { cwd = root, progress } = {}) {
  const begun = Date.now();
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
  const stopShowing = show(() => `${title} · ${seconds(begun)} s${note}`);
  const code = await exitCodeOf(child, PATIENCE_MS);
  stopShowing(code === 0 ? `${title} · done in ${seconds(begun)} s` : `${title} · failed`);
  return { ok: code === 0, lastLines: lines.join('\n') };
}

/** @param {number} begun */
const seconds = (begun) => Math.round((Date.now() - begun) / 1000);

/** @param {() => string} text */
function show(text) {
  const live = process.stdout.isTTY;
  let turn = 0;
  if (!live) console.log(text());
  const timer = setInterval(
    () => {
      turn += 1;
      if (live) process.stdout.write(`\r\x1b[2K${SPINNER[turn % SPINNER.length]} ${text()}`);
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
