import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DISK_MB = 16;

/** Mounts a small RAM disk. Returns false if that is not permitted (no root) or not supported (no Linux). */
export function mountDisk(directory: string): boolean {
  try {
    const args = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', directory];
    execFileSync('/bin/mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
export const unmountDisk = (directory: string): void =>
  void execFileSync('/bin/umount', ['-l', directory]);

export function canMount(): boolean {
  const directory = mkdtempSync(path.join(tmpdir(), 'book-store-disk-'));
  const mounted = mountDisk(directory);
  if (mounted) unmountDisk(directory);
  rmSync(directory, { recursive: true });
  return mounted;
}
