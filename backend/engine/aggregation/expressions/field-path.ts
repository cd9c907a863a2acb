import { isDocument, type Maybe, toKey, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { Expression } from '../../query/expression.ts';
import { checkFieldPath } from '../../query/path.ts';
import type { FieldReads } from './context.ts';

/** The keys of a field path such as a.b; MongoDB's errors for malformed ones. */
export function fieldPathKeys(path: string): string[] {
  if (path === '') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  if (path.includes('\0'))
    throw new CommandError(16419, 'FieldPath field names may not contain null bytes.');
  checkFieldPath(path);
  return path.split('.').map(toKey);
}

/** The value at a path of a document, which is noted as read. */
export function fieldPath(keys: string[], reads: FieldReads): Expression {
  const [first, second] = keys as [string, string | undefined];
  reads.fields.add(first);
  if (second === undefined) return (document) => document[first];
  if (keys.length > 2) return (document) => follow(document, keys, 0);
  return (document) => {
    const outer = document[first];
    return isDocument(outer) ? outer[second] : follow(outer, keys, 1);
  };
}

/** Goes along a path; an array stands for what its documents have there. */
export function follow(start: Maybe, keys: string[], from: number): Maybe {
  let value = start;
  for (let i = from; i < keys.length; i++) {
    if (Array.isArray(value)) {
      const found: Value[] = [];
      for (const element of value) {
        const inner = isDocument(element) ? follow(element, keys, i) : undefined;
        if (inner !== undefined) found.push(inner);
      }
      return found;
    }
    if (!isDocument(value)) return undefined;
    value = value[keys[i] as string];
  }
  return value;
}
