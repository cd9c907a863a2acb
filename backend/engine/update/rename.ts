import { type Document, isDocument, type Maybe, toKey, type Value } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import type { Step } from './apply-update.ts';
import { visitPlaces } from './path-walk.ts';

/** $rename as two steps of one kind: take the value away, put it elsewhere. Arrays are not entered. */
export function renameStep(from: string, to: string): Step[] {
  if (from === to)
    throw badValue(`The source and target field for $rename must differ: ${from}: "${to}"`);
  if (from.includes('$') || to.includes('$'))
    throw badValue(`The source field for $rename may not be dynamic: ${from}`);
  return [
    { path: from, onInsertOnly: false, run: () => {} },
    {
      path: to,
      onInsertOnly: false,
      run: (document, positions) => {
        const value = take(document, from);
        if (value === undefined) return;
        refuseArrays(document, to);
        visitPlaces(document, to, positions, true, (place) => {
          // A renamed field goes to the end, also when the name was there before.
          place.remove();
          place.set(value);
        });
      },
    },
  ];
}

function take(document: Document, path: string): Maybe {
  const parts = path.split('.').map(toKey);
  const last = parts.pop() as string;
  let value: Maybe = document;
  for (const key of parts) {
    if (Array.isArray(value))
      throw badValue(`The source field cannot be an array element, '${path}' in doc`);
    if (!isDocument(value)) return undefined;
    value = value[key];
  }
  if (Array.isArray(value))
    throw badValue(`The source field cannot be an array element, '${path}' in doc`);
  if (!isDocument(value)) return undefined;
  const taken: Value | undefined = value[last];
  delete value[last];
  return taken;
}

function refuseArrays(document: Document, path: string): void {
  let value: Maybe = document;
  for (const part of path.split('.').slice(0, -1)) {
    if (!isDocument(value)) return;
    value = value[toKey(part)];
    if (Array.isArray(value))
      throw badValue(`The destination field cannot be an array element, '${path}' in doc`);
  }
}
