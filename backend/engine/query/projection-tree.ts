import { type Document, isDocument, type Maybe, newDocument, type Value } from '../bson/values.ts';
import type { Expression } from './expression.ts';

/** What a projection asks of the fields of one (sub)document. */
export interface ProjectionNode {
  /** Fields kept (inclusion) or left out (exclusion). */
  named: Set<string>;
  /** Computed fields, and the children that have some, in the order of the specification. */
  computed: Map<string, Expression | ProjectionNode>;
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
): Document {
  const result = newDocument();
  for (const key in document) {
    const value = kept(node, mode, key, document[key] as Value, root);
    if (value !== undefined) result[key] = value;
  }
  for (const [key, computed] of node.computed) {
    if (typeof computed !== 'function') {
      result[key] ??= applyNode(computed, mode, newDocument(), root);
      continue;
    }
    const value = computed(root);
    if (value === undefined) delete result[key];
    else result[key] = value;
  }
  return result;
}

function kept(node: ProjectionNode, mode: Mode, key: string, value: Value, root: Document): Maybe {
  const child = node.children.get(key);
  if (child) return below(child, mode, value, root);
  if (mode === 'add') return value;
  return node.named.has(key) === (mode === 'include') ? value : undefined;
}

function below(node: ProjectionNode, mode: Mode, value: Value, root: Document): Maybe {
  if (isDocument(value)) return applyNode(node, mode, value, root);
  if (Array.isArray(value)) {
    const result: Value[] = [];
    for (const element of value) {
      const inner = below(node, mode, element, root);
      if (inner !== undefined) result.push(inner);
    }
    return result;
  }
  // A computed field makes a document where a scalar was.
  if (node.computed.size > 0) return applyNode(node, mode, newDocument(), root);
  return mode === 'include' ? undefined : value;
}
