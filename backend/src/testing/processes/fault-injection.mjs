/**
 * Preloaded into a shop's process: causes the fault named by `FAULT`, which a test cannot cause from
 * outside; most faults happen on SIGUSR2. Plain JavaScript, so that Node loads it beside the built shop.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import threads from 'node:worker_threads';

const { FAULT = '' } = process.env;

/** @type {threads.Worker[]} */
const workers = [];
threads.Worker = class extends threads.Worker {
  /** @param {ConstructorParameters<typeof threads.Worker>} args */
  constructor(...args) {
    super(...args);
    workers.push(this);
  }
};

const killThis = () => process.kill(process.pid, 'SIGKILL');

if (FAULT === 'crash while secrets.json is written') {
  const { writeFileSync } = fs;
  fs.writeFileSync = (file, content, options) => {
    if (!String(file).includes('secrets.json')) return writeFileSync(file, content, options);
    writeFileSync(file, String(content).slice(0, 20), options);
    killThis();
  };
}

/**
 * Crashes before the process sends the nth command that contains a text.
 * @param {number} nth
 * @param {string} text
 */
function crashBefore(nth, text) {
  const { write } = Socket.prototype;
  let sent = 0;
  /**
   * @this {Socket}
   * @param {unknown[]} args
   */
  Socket.prototype.write = function (...args) {
    if (String(args[0]).includes(text)) sent += 1;
    if (sent === nth) killThis();
    return Reflect.apply(write, this, args);
  };
}
if (FAULT === 'crash while collections are exchanged') crashBefore(3, '$out');
if (FAULT === 'crash while a shop is moved') crashBefore(4, '\u0002insert\u0000');
syncBuiltinESMExports();

/** @type {Record<string, () => void>} */
const FAULTS = {
  'uncaught error': () => {
    throw new TypeError('an injected fault');
  },
  'unhandled rejection': () => {
    void Promise.reject(new TypeError('an injected fault'));
  },
  'death of the database': () => {
    for (const worker of workers) void worker.terminate();
  },
};

process.on('SIGUSR2', () => {
  // Outside of every request.
  setImmediate(() => FAULTS[FAULT]?.());
});
