import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const CHECK_EVERY_MS = 100;
const SHELLS = new Set(['sh', 'ash', 'bash', 'busybox', 'dash', 'ksh', 'zsh']);

/**
 * Ends this program when the npm that started it is gone, even by kill -9. npm runs a script in a shell;
 * some shells stay in between, keep the signals that npm passes on to them, and outlive it.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const { name, ppid } = describeProcess(parent);
  const npmRuns = SHELLS.has(name) ? () => isParentOf(parent, ppid) : () => true;
  const timer = setInterval(() => {
    if (process.ppid === parent && npmRuns()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  timer.unref();
}

/**
 * A process's program and parent.
 * @param {number} pid
 */
function describeProcess(pid) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return { name: '', ppid: 0 };
  }
}

/** @param {number} pid */
function fromProc(pid) {
  // "pid (name) state ppid …", where the name may hold anything.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = stat.lastIndexOf(')');
  const [, ppid] = stat.slice(end + 2).split(' ');
  return { name: stat.slice(stat.indexOf('(') + 1, end), ppid: Number(ppid) };
}

/** @param {number} pid */
function fromPs(pid) {
  const line = execFileSync('/bin/ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [ppid, ...command] = line.trim().split(/\s+/);
  return { name: basename(command.join(' ')).replace(/^-/, ''), ppid: Number(ppid) };
}

/**
 * Whether the parent that a process had is still there.
 * @param {number} pid
 * @param {number} parent
 */
function isParentOf(pid, parent) {
  // Also right where nobody clears away what is left of a killed process.
  if (process.platform === 'linux') return describeProcess(pid).ppid === parent;
  try {
    process.kill(parent, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
