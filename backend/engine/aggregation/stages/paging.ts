import { compareValues } from '../../bson/compare.ts';
import { toNumber } from '../../bson/numbers.ts';
import { isNumeric, type Value } from '../../bson/values.ts';
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
