import { type Document, isDocument, toKey, toName, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileFilter } from '../../query/matcher.ts';
import { expressionsOf, type StageCompiler } from '../stage.ts';

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/match/ */
export const $match: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15959, 'the match filter must be an expression in an object');
  const { compile, reads } = expressionsOf(context);
  const match = compileFilter(argument, { strings: context.strings, compileExpression: compile });
  return {
    reads: reads.all ? undefined : new Set([...filterFields(argument), ...reads.fields]),
    connect: (next) => ({
      push: (document) => !match(document) || next.push(document),
      end: next.end,
    }),
  };
};

/** The top-level fields a filter reads; $expr notes its own. */
function filterFields(filter: Document): string[] {
  return Object.keys(filter).flatMap((key) => {
    const argument = filter[key] as Value;
    if (['$and', '$or'].includes(key))
      return (argument as Document[]).flatMap((branch) => filterFields(branch));
    return key.startsWith('$') ? [] : [toKey(toName(key).split('.')[0] as string)];
  });
}
