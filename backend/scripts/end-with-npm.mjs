import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const CHECK_INTERVAL_MS = 100;
const SHELLS = new Set(['sh', 'ash', 'bash', 'busybox', 'dash', 'ksh', 'zsh']);

/**
 * Exits when the npm that started this program is gone, even by kill -9. npm runs scripts in a shell; some
 * shells stay in between, do not forward signals, and outlive npm.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const { name, ppid } = describeProcess(parent);
  const isNpmRunning = SHELLS.has(name) ? () => isParentOf(parent, ppid) : () => true;
  const timer = setInterval(() => {
    if (process.ppid === parent && isNpmRunning()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  timer.unref();
}

/**
 * Returns the program name and the parent of a process.
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
  // "pid (name) state ppid …", where the name may contain anything.
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
 * Returns whether a process still has this parent.
 * @param {number} pid
 * @param {number} parent
 */
function isParentOf(pid, parent) {
  // Also correct if nobody reaps the killed parent, which then stays as a zombie.
  if (process.platform === 'linux') return describeProcess(pid).ppid === parent;
  try {
    process.kill(parent, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
