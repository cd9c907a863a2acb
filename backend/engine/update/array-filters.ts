import { type Document, isDocument, newDocument, toName, type Value } from '../bson/values.ts';
import { badValue, failedToParse } from '../errors.ts';
import { compileFilter, type Match, type MatchOptions } from '../query/matcher.ts';

export interface ArrayFilters {
  fits: (name: string, element: Value) => boolean;
  /** Every filter has to be used by a path, and every $[name] has to have a filter. */
  checkUsed: (paths: string[]) => void;
}

/** https://www.mongodb.com/docs/manual/reference/operator/update/positional-filtered/ */
export function compileArrayFilters(filters: Value[], options: MatchOptions): ArrayFilters {
  const matches = new Map<string, Match>();
  for (const filter of filters) {
    if (!isDocument(filter)) throw badValue('Each array filter must be an object');
    const match = compileFilter(filter, { strings: options.strings });
    const names = new Set(topNames(filter));
    const [name] = names;
    if (name === undefined)
      throw failedToParse(
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (names.size > 1)
      throw failedToParse(
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found ${[...names].map((n) => `'${n}'`).join(' and ')}`,
      );
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (matches.has(name))
      throw failedToParse(
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    matches.set(name, match);
  }
  return {
    fits(name, element) {
      // The element stands under the filter's name, so that { x: 1 } and { 'x.a': 1 } work alike.
      const wrapper = newDocument();
      wrapper[name] = element;
      return matches.get(name)?.(wrapper) ?? false;
    },
    checkUsed(paths) {
      const used = new Set(
        paths.flatMap((path) =>
          [...path.matchAll(/\$\[([^\]]+)\]/g)].map((match) => match[1] as string),
        ),
      );
      for (const name of used)
        if (!matches.has(name))
          throw badValue(
            `No array filter found for identifier '${name}' in path '${paths.find((path) => path.includes(`$[${name}]`))}'`,
          );
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
    if (['$and', '$or', '$nor'].includes(key) && Array.isArray(argument))
      return argument.flatMap((branch) => (isDocument(branch) ? topNames(branch) : []));
    return key.startsWith('$') ? [] : [toName(key).split('.')[0] as string];
  });
}
