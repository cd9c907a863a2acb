import { compareValues } from '../../bson/compare.ts';
import { toIntOrLong, toNumber } from '../../bson/numbers.ts';
import { documentOf, isNumeric, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { StageCompiler } from '../stage.ts';

function wholeNumber(argument: Value, code: number, stage: string): number {
  const n = isNumeric(argument) ? toNumber(argument) : Number.NaN;
  // The comparison is exact, also for what a double only comes near to.
  const isExact =
    Number.isInteger(n) && (typeof argument === 'bigint' || !compareValues(argument, n));
  if (isExact && n >= 0 && (typeof argument === 'bigint' || n < 2 ** 63)) return n;
  const expected = n < 0 ? `a non-negative number in: ${stage}: ${n}` : 'an integer';
  throw new CommandError(code, `invalid argument to ${stage} stage: Expected ${expected}`);
}

export const $limit: StageCompiler = (argument) => {
  const limit = wholeNumber(argument, 5107201, '$limit');
  if (limit === 0) throw new CommandError(15958, 'the limit must be positive');
  return {
    reads: new Set(),
    connect(next) {
      let left = limit;
      return {
        push: (document) => left > 0 && next.push(document) && --left > 0,
        end: next.end,
      };
    },
  };
};

export const $skip: StageCompiler = (argument) => {
  const skip = wholeNumber(argument, 5107200, '$skip');
  return {
    reads: new Set(),
    connect(next) {
      let left = skip;
      return {
        push: (document) => (left > 0 ? left-- > 0 : next.push(document)),
        end: next.end,
      };
    },
  };
};

/** Why $count refuses a name, by MongoDB's codes. */
const countRefusals: [code: number, isWrong: (name: string) => boolean][] = [
  [40157, (name) => name === ''],
  [40158, (name) => name.startsWith('$')],
  [40159, (name) => name.includes('\0')],
  [40160, (name) => name.includes('.')],
  [9039800, (name) => name === '_id'],
];

export const $count: StageCompiler = (argument) => {
  if (typeof argument !== 'string') throw new CommandError(40156, 'the count field must be text');
  const refusal = countRefusals.find(([, isWrong]) => isWrong(argument));
  if (refusal) throw new CommandError(refusal[0], `the count field cannot be '${argument}'`);
  return {
    reads: new Set(),
    summarises: true,
    connect(next) {
      let count = 0;
      return {
        push: () => ++count > 0,
        end() {
          if (count > 0) next.push(documentOf({ [argument]: toIntOrLong(count) }));
          next.end();
        },
      };
    },
  };
};
