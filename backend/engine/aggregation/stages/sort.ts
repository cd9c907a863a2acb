import { type Document, isDocument } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { parseSort, Sorter } from '../../query/sort.ts';
import type { StageCompiler } from '../stage.ts';

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/sort/ */
export const $sort: StageCompiler = (argument, { strings }) => {
  if (!isDocument(argument))
    throw new CommandError(15973, 'the $sort key specification must be an object');
  const keys = parseSort(argument);
  if (keys.length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  return {
    reads: new Set(keys.map((key) => key.path.keys[0] as string)),
    connect(next) {
      const sorter = new Sorter<Document>(keys, strings);
      return {
        push(document) {
          sorter.add(document, document);
          return true;
        },
        end() {
          for (const document of sorter.sorted()) if (!next.push(document)) break;
          next.end();
        },
      };
    },
  };
};
