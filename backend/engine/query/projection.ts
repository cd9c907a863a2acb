import { toNumber } from '../bson/numbers.ts';
import { type Document, isDocument, isNumeric, toKey, toName, type Value } from '../bson/values.ts';
import { CommandError, notImplemented } from '../errors.ts';
import type { CompileExpression } from './expression.ts';
import type { MatchOptions } from './matcher.ts';
import { checkFieldPath } from './path.ts';
import { applyNode, type Mode, newNode, type ProjectionNode } from './projection-tree.ts';

type Project = (document: Document) => Document;

export interface ProjectionOptions extends MatchOptions {
  compileExpression: CompileExpression;
  /** In find, $slice, $elemMatch and the positional $ have a meaning of their own. */
  find?: true;
}

interface Entry {
  path: string;
  kind: 'include' | 'exclude' | 'computed';
  value: Value;
}

/**
 * A projection of find or $project as a function.
 * https://www.mongodb.com/docs/manual/reference/operator/aggregation/project/
 */
export function compileProjection(spec: Document, options: ProjectionOptions): Project {
  const entries = entriesOf(spec, (path, value) =>
    projectionEntry(path, value, options.find === true),
  );
  checkPaths(entries.map((entry) => entry.path));
  const mode = modeOf(entries);
  const root = newNode();
  const id = entries.find((entry) => entry.path === '_id');
  if (mode === 'include' && !id) root.named.add('_id');
  for (const entry of entries) place(root, entry, mode, options);
  return (document) => applyNode(root, mode, document, document);
}

/** Returns what a specification says of each path; documents in it stand for longer paths. */
function entriesOf(
  spec: Document,
  entryOf: (path: string, value: Value, base: string) => Entry,
  base = '',
): Entry[] {
  return Object.keys(spec).flatMap((key) => {
    const path = base + toName(key);
    const value = spec[key] as Value;
    const isNested = isDocument(value) && Object.keys(value)[0]?.startsWith('$') === false;
    return isNested ? entriesOf(value, entryOf, `${path}.`) : [entryOf(path, value, base)];
  });
}

function projectionEntry(path: string, value: Value, find: boolean): Entry {
  if (find && path.endsWith('.$')) throw notImplemented('The positional projection');
  if (typeof value === 'boolean' || isNumeric(value)) {
    const included = value === true || (value !== false && toNumber(value) !== 0);
    return { path, kind: included ? 'include' : 'exclude', value };
  }
  const [operator] = isDocument(value) ? Object.keys(value) : ['none'];
  if (operator === undefined)
    throw new CommandError(
      51270,
      `An empty sub-projection is not a valid value. Found empty object at path ${path}`,
    );
  if (operator === '$meta' || (find && ['$slice', '$elemMatch'].includes(operator)))
    throw notImplemented(`The projection operator ${operator}`);
  return { path, kind: 'computed', value };
}

function modeOf(entries: Entry[]): 'include' | 'exclude' {
  let mode: 'include' | 'exclude' | undefined;
  for (const { path, kind, value } of entries) {
    if (path === '_id' && kind === 'exclude') continue;
    if (path === '_id' && kind === 'include' && mode === undefined && entries.length > 1) continue;
    const wanted = kind === 'exclude' ? 'exclude' : 'include';
    mode ??= wanted;
    if (mode === wanted || (path === '_id' && kind === 'include')) continue;
    if (mode === 'include')
      throw new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    const code = kind === 'include' ? 31253 : isDocument(value) ? 31252 : 31310;
    throw new CommandError(code, `Cannot do inclusion on field ${path} in exclusion projection`);
  }
  if (mode) return mode;
  return entries.some(({ path, kind }) => path === '_id' && kind === 'include')
    ? 'include'
    : 'exclude';
}

function place(root: ProjectionNode, entry: Entry, mode: Mode, options: ProjectionOptions): void {
  const parts = entry.path.split('.').map(toKey);
  const last = parts.pop() as string;
  let node = root;
  for (const part of parts) {
    const child = node.children.get(part) ?? newNode();
    node.children.set(part, child);
    if (entry.kind === 'computed') node.computed.set(part, child);
    node = child;
  }
  if (entry.kind === 'computed') node.computed.set(last, options.compileExpression(entry.value));
  else if (entry.kind === mode) node.named.add(last);
}

/** No path may be given twice, or lie below another. */
export function checkPaths(paths: string[]): void {
  const seen = new Set<string>();
  const above = new Set<string>();
  for (const path of paths) {
    checkFieldPath(path);
    if (seen.has(path) || above.has(path))
      throw new CommandError(31250, `Path collision at ${path}`);
    seen.add(path);
    const parts = path.split('.');
    for (let length = 1; length < parts.length; length++) {
      const start = parts.slice(0, length).join('.');
      if (seen.has(start))
        throw new CommandError(
          31249,
          `Path collision at ${path} remaining portion ${parts.slice(length).join('.')}`,
        );
      above.add(start);
    }
  }
}

/** The tree of $addFields: everything stays, computed fields are added. */
export function compileAdditions(spec: Document, options: ProjectionOptions): Project {
  const entries = entriesOf(spec, (path, value, base) => {
    if (base !== '' && path.slice(base.length).includes('.'))
      throw new CommandError(16412, "Names of nested fields may not contain '.'.");
    return { path, kind: 'computed', value };
  });
  checkPaths(entries.map((entry) => entry.path));
  const root = newNode();
  for (const entry of entries) place(root, entry, 'add', options);
  return (document) => applyNode(root, 'add', document, document);
}
