import { toNumber } from '../../bson/numbers.ts';
import { documentOf, isDocument, isNumeric, newDocument, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { parseSort, sortDocuments } from '../../query/sort.ts';
import { collecting, type StageCompiler } from '../stage.ts';
import { $group } from './group.ts';

export const $sort: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15973, 'the $sort key specification must be an object');
  const keys = parseSort(argument);
  if (keys.length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  const reads = new Set(keys.map((key) => key.path.keys[0] as string));
  return collecting((documents) => sortDocuments(documents, keys, context.strings), reads);
};

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
  return {
    reads: group.reads,
    limits: true,
    connect: (next) => group.connect(sort.connect(next, undefined), undefined),
  };
};

export const $sample: StageCompiler = (argument) => {
  const size: Value | undefined = isDocument(argument) ? argument.size : undefined;
  const n = isNumeric(size) ? toNumber(size) : Number.NaN;
  if (!(n >= 1))
    throw new CommandError(28747, 'size argument to $sample must be a positive integer');
  return collecting((documents) => {
    const pool = [...documents];
    const wanted = Math.min(Math.trunc(n), pool.length);
    for (let i = 0; i < wanted; i++) {
      const j = i + Math.floor(Math.random() * (pool.length - i));
      [pool[i], pool[j]] = [pool[j] ?? newDocument(), pool[i] ?? newDocument()];
    }
    return pool.slice(0, wanted);
  }, new Set());
};
