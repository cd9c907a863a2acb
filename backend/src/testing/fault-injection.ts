/**
 * Preloaded into a shop's process: causes the fault named by `FAULT`, which a test cannot cause from
 * outside; most faults happen on SIGUSR2.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import threads from 'node:worker_threads';

const workers: threads.Worker[] = [];
threads.Worker = class extends threads.Worker {
  constructor(...args: ConstructorParameters<typeof threads.Worker>) {
    super(...args);
    workers.push(this);
  }
};

if (process.env.FAULT === 'crash while secrets.json is written') {
  const { writeFileSync } = fs;
  fs.writeFileSync = (file, content, options) => {
    if (!String(file).includes('secrets.json')) return writeFileSync(file, content, options);
    writeFileSync(file, String(content).slice(0, 20), options);
    process.kill(process.pid, 'SIGKILL');
  };
}
if (process.env.FAULT === 'crash while collections are exchanged') {
  const { write } = Socket.prototype;
  let exchanges = 0;
  Socket.prototype.write = function (this: Socket, ...args: unknown[]) {
    if (String(args[0]).includes('$out')) exchanges += 1;
    if (exchanges === 3) process.kill(process.pid, 'SIGKILL');
    return Reflect.apply(write, this, args);
  };
}
if (process.env.FAULT === 'crash while a shop is moved') {
  const { write } = Socket.prototype;
  let inserts = 0;
  Socket.prototype.write = function (this: Socket, ...args: unknown[]) {
    if (String(args[0]).includes('\u0002insert\u0000')) inserts += 1;
    if (inserts === 4) process.kill(process.pid, 'SIGKILL');
    return Reflect.apply(write, this, args);
  };
}
syncBuiltinESMExports();

const FAULTS: Record<string, () => void> = {
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
  setImmediate(() => FAULTS[process.env.FAULT ?? '']?.());
});
