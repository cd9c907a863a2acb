import { type Document, isDocument, newDocument, type Value } from './values.ts';

/** A copy whose documents and arrays are its own; the values in them never change and are shared. */
export function cloneValue<T extends Value>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneValue) as T;
  return (isDocument(value) ? cloneDocument(value) : value) as T;
}

export function cloneDocument(document: Document): Document {
  const copy = newDocument();
  for (const key in document) copy[key] = cloneValue(document[key] as Value);
  return copy;
}
