import { type Document, documentOf, isDocument, toName, type Value } from '../bson/values.ts';
import { badValue, failedToParse } from '../errors.ts';
import { compileFilter, type Match, type MatchOptions } from '../query/matcher.ts';

export interface ArrayFilters {
  fits: (name: string, element: Value) => boolean;
  /** Every filter has to be used by a path, and every $[name] has to have a filter. */
  checkUsed: (paths: string[]) => void;
}

/** https://www.mongodb.com/docs/manual/reference/operator/update/positional-filtered/ */
export function compileArrayFilters(filters: Value[], { strings }: MatchOptions): ArrayFilters {
  const matches = new Map<string, Match>();
  for (const filter of filters) {
    if (!isDocument(filter)) throw badValue('Each array filter must be an object');
    const match = compileFilter(filter, { strings });
    const [name, ...others] = new Set(topNames(filter));
    if (name === undefined || others.length > 0)
      throw failedToParse('An array filter has to be about exactly one top-level field name');
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw badValue(
        `The field name of an array filter must be alphanumeric and begin with a lowercase letter, found '${name}'`,
      );
    if (matches.has(name)) throw failedToParse(`Found two array filters with the name ${name}`);
    matches.set(name, match);
  }
  return {
    // The element stands under the filter's name, so that { x: 1 } and { 'x.a': 1 } work alike.
    fits: (name, element) => matches.get(name)?.(documentOf({ [name]: element })) ?? false,
    checkUsed(paths) {
      const used = new Set(
        paths.flatMap((path) => [...path.matchAll(/\$\[([^\]]+)\]/g)].map(([, name]) => name)),
      );
      for (const name of used)
        if (!matches.has(name as string))
          throw badValue(`No array filter found for identifier '${name}'`);
      for (const name of matches.keys())
        if (!used.has(name))
          throw failedToParse(
            `The array filter for identifier '${name}' was not used in the update`,
          );
    },
  };
}

function topNames(filter: Document): string[] {
  return Object.keys(filter).flatMap((key) => {
    const argument = filter[key];
    if (['$and', '$or'].includes(key) && Array.isArray(argument))
      return argument.flatMap((branch) => (isDocument(branch) ? topNames(branch) : []));
    return key.startsWith('$') ? [] : [toName(key).split('.')[0] as string];
  });
}
