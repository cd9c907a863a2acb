import { type Document, isDocument, toKey, toName, type Value } from '../../bson/values.ts';

/** The top-level fields a query document looks at ($expr apart, which notes its own). */
export function filterFields(filter: Document): string[] {
  return Object.keys(filter).flatMap((key) => {
    const argument = filter[key] as Value;
    if (['$and', '$or', '$nor'].includes(key) && Array.isArray(argument))
      return argument.flatMap((branch) => (isDocument(branch) ? filterFields(branch) : []));
    return key.startsWith('$') ? [] : [toKey(toName(key).split('.')[0] as string)];
  });
}
