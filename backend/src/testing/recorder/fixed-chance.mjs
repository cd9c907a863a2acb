/**
 * Fixes time and chance in a process that imports it first, and in those that it starts. Each kind of random value has
 * a stream of its own, so that another draw of one kind changes no other.
 */
import processes from 'node:child_process';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** A Monday, a week before the clocks go forward in Europe. */
const START = Date.parse('2026-03-23T08:00:00Z');

/** The time of this process, in milliseconds since 1970; it stands still until it is set. */
export const clock = { at: START };

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [clock.at] : args, newTarget),
  get: (target, name) => (name === 'now' ? () => clock.at : Reflect.get(target, name)),
});
Date.prototype.constructor = Date;

/** @type {Map<string, number>} */
const drawn = new Map();

/**
 * @param {string} kind
 * @param {number} size
 */
function bytesOf(kind, size) {
  const count = (drawn.get(kind) ?? 0) + 1;
  drawn.set(kind, count);
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, at) =>
    crypto.createHash('sha256').update(`${kind} ${count} ${at}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, size);
}

/** @param {NodeJS.ArrayBufferView} view */
function fill(view) {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  bytes.set(bytesOf(`${bytes.length} bytes`, bytes.length));
  return view;
}

/**
 * Gives a function its two forms: with a callback, and without one.
 * @param {(...args: any[]) => unknown} draw
 */
const inBothForms =
  (draw) =>
  /** @param {any[]} args */
  (...args) => {
    const callback = args.at(-1);
    if (typeof callback !== 'function') return draw(...args);
    const value = draw(...args.slice(0, -1));
    setImmediate(callback, null, value);
  };

Math.random = () => bytesOf('number', 4).readUInt32BE() / 2 ** 32;
Object.assign(crypto, {
  randomBytes: inBothForms((size) => bytesOf(`${size} bytes`, size)),
  randomFill: inBothForms(fill),
  randomFillSync: fill,
  randomInt: inBothForms((first, second) => {
    const [from, to] = second === undefined ? [0, first] : [first, second];
    return from + (bytesOf(`below ${to}`, 4).readUInt32BE() % (to - from));
  }),
  randomUUID: () => {
    const hex = bytesOf('uuid', 16).toString('hex');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  },
});

const { spawn } = processes;
Object.assign(processes, {
  /** @param {[string, string[], object]} given */
  spawn: (...[program, args, options]) =>
    spawn(program, ['--import', import.meta.url, ...args], options),
});
syncBuiltinESMExports();
Object.assign(Object.getPrototypeOf(globalThis.crypto), {
  getRandomValues: fill,
  randomUUID: crypto.randomUUID,
});
