import { toIntOrLong, toNumber } from '../../bson/numbers.ts';
import { documentOf, isNumeric, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { StageCompiler } from '../stage.ts';

function wholeNumber(argument: Value, code: number, stage: string): number {
  const n = isNumeric(argument) ? toNumber(argument) : Number.NaN;
  if (Number.isInteger(n) && n >= 0 && n <= 2 ** 63) return n;
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

export const $count: StageCompiler = (argument) => {
  if (typeof argument !== 'string')
    throw new CommandError(40156, 'the count field must be a non-empty string');
  if (argument === '') throw new CommandError(40157, 'the count field must be a non-empty string');
  if (argument.startsWith('$'))
    throw new CommandError(40158, 'the count field cannot be a $-prefixed path');
  if (argument.includes('\0'))
    throw new CommandError(40159, 'the count field cannot contain a null byte');
  if (argument.includes('.')) throw new CommandError(40160, "the count field cannot contain '.'");
  if (argument === '_id') throw new CommandError(9039800, 'the count field cannot be _id');
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
