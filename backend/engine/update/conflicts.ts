import { compareText } from '../bson/compare.ts';
import { CommandError, ErrorCode } from '../errors.ts';

const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/** The order in which MongoDB works through paths: by name, positions by number. */
export function comparePaths(a: string, b: string): number {
  const [x, y] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    const [left, right] = [x[i] as string, y[i] as string];
    if (left === right) continue;
    if (isIndex(left) && isIndex(right)) return Number(left) - Number(right);
    return compareText(left, right);
  }
  return x.length - y.length;
}

/** Returns two of the paths that are the same, or of which one is a part of the other. */
export function findConflict(paths: string[]): [string, string] | undefined {
  const sorted = [...paths].sort((a, b) => compareText(`${a}.`, `${b}.`));
  for (let i = 1; i < sorted.length; i++) {
    const [before, path] = [sorted[i - 1] as string, sorted[i] as string];
    if (path === before || path.startsWith(`${before}.`)) return [before, path];
  }
  return undefined;
}

/** Two operators must not touch the same path, nor one a part of the other's. */
export function checkConflicts(paths: string[]): void {
  const conflict = findConflict(paths);
  if (conflict)
    throw new CommandError(
      ErrorCode.ConflictingUpdateOperators,
      `Updating the path '${conflict[1]}' would create a conflict at '${conflict[0]}'`,
    );
}
