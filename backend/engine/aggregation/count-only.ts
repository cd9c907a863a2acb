import { type Document, documentOf, isDocument, type Maybe } from '../bson/values.ts';

/**
 * Returns the result of a stage that only counts its documents, as a function of their number: what
 * drivers send for countDocuments. Returns undefined for every other stage.
 */
export function countOnly(stage: Maybe): ((n: number) => Document) | undefined {
  if (!isDocument(stage) || !isDocument(stage.$group)) return undefined;
  const { _id: id, ...fields } = stage.$group;
  const [name, ...others] = Object.keys(fields);
  const sum = name === undefined ? undefined : fields[name];
  const counts = isDocument(sum) && Object.keys(sum).length === 1 && sum.$sum === 1;
  if (name === undefined || others.length > 0 || !counts) return undefined;
  if (id !== null && typeof id !== 'number') return undefined;
  return (n) => documentOf({ _id: id, [name]: n });
}
