import type { Expression, Frame } from '../aggregation/expressions/scope.ts';
import { type Document, isDocument, type Maybe, newDocument, type Value } from '../bson/values.ts';

/** What a projection asks of the fields of one (sub)document. */
export interface ProjectionNode {
  /** Fields kept (inclusion) or left out (exclusion). */
  named: Set<string>;
  computed: Map<string, Expression>;
  children: Map<string, ProjectionNode>;
}

export const newNode = (): ProjectionNode => ({
  named: new Set(),
  computed: new Map(),
  children: new Map(),
});

/** include: only the named fields; exclude: all others; add: everything, plus the computed ones. */
export type Mode = 'include' | 'exclude' | 'add';

export function applyNode(
  node: ProjectionNode,
  mode: Mode,
  document: Document,
  root: Document,
  frame: Frame,
): Document {
  const result = newDocument();
  for (const key in document) {
    const value = kept(node, mode, key, document[key] as Value, root, frame);
    if (value !== undefined) result[key] = value;
  }
  for (const [key, child] of node.children)
    if (!(key in document) && makesFields(child)) {
      const made = applyNode(child, mode, newDocument(), root, frame);
      if (mode !== 'include' || Object.keys(made).length > 0) result[key] = made;
    }
  for (const [key, evaluate] of node.computed) {
    const value = evaluate(root, frame);
    if (value === undefined) delete result[key];
    else result[key] = value;
  }
  return result;
}

function kept(
  node: ProjectionNode,
  mode: Mode,
  key: string,
  value: Value,
  root: Document,
  frame: Frame,
): Maybe {
  const child = node.children.get(key);
  if (child) return below(child, mode, value, root, frame);
  if (mode === 'add') return value;
  return node.named.has(key) === (mode === 'include') ? value : undefined;
}

function below(
  node: ProjectionNode,
  mode: Mode,
  value: Value,
  root: Document,
  frame: Frame,
): Maybe {
  if (isDocument(value)) return applyNode(node, mode, value, root, frame);
  if (Array.isArray(value)) {
    const result: Value[] = [];
    for (const element of value) {
      const inner = below(node, mode, element, root, frame);
      if (inner !== undefined) result.push(inner);
    }
    return result;
  }
  // A computed field makes a document where a scalar was.
  if (makesFields(node)) return applyNode(node, mode, newDocument(), root, frame);
  return mode === 'include' ? undefined : value;
}

const makesFields = (node: ProjectionNode): boolean =>
  node.computed.size > 0 || [...node.children.values()].some(makesFields);
