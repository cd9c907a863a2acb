import { type Document, documentOf, isDocument } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { parseSort, sortDocuments } from '../../query/sort.ts';
import type { StageCompiler } from '../stage.ts';
import { $group } from './group.ts';

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/sort/ */
export const $sort: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15973, 'the $sort key specification must be an object');
  const keys = parseSort(argument);
  if (keys.length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  return {
    reads: new Set(keys.map((key) => key.path.keys[0] as string)),
    connect(next) {
      const documents: Document[] = [];
      return {
        push: (document) => documents.push(document) > 0,
        end() {
          for (const document of sortDocuments(documents, keys, context.strings))
            if (!next.push(document)) break;
          next.end();
        },
      };
    },
  };
};

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/sortByCount/ */
export const $sortByCount: StageCompiler = (argument, context) => {
  const isExpression =
    (typeof argument === 'string' && argument.startsWith('$')) ||
    (isDocument(argument) && Object.keys(argument)[0]?.startsWith('$'));
  if (!isExpression)
    throw new CommandError(
      40149,
      'the sortByCount field must be specified as a $-prefixed path or an expression in an object',
    );
  const group = $group(documentOf({ _id: argument, count: documentOf({ $sum: 1 }) }), context);
  const sort = $sort(documentOf({ count: -1 }), context);
  return { ...group, connect: (next) => group.connect(sort.connect(next, undefined), undefined) };
};
