import { toIntOrLong, toNumber } from '../../bson/numbers.ts';
import {
  documentOf,
  isDocument,
  isNumeric,
  type Maybe,
  newDocument,
  toKey,
  typeName,
  type Value,
} from '../../bson/values.ts';
import { CommandError, ErrorCode } from '../../errors.ts';
import { compileFilter } from '../../query/matcher.ts';
import { compileAdditions, compileProjection } from '../../query/projection.ts';
import { compileExpression } from '../expressions/compile.ts';
import { mapping, readsOf, type Stage, type StageCompiler, stageScope } from '../stage.ts';
import { filterFields } from './filter-fields.ts';

export const $match: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15959, 'the match filter must be an expression in an object');
  const options = stageScope(context);
  const match = compileFilter(argument, options);
  return {
    reads: options.scope.reads.all
      ? undefined
      : new Set([...filterFields(argument), ...options.scope.reads.fields]),
    connect: (next) => ({
      push: (document) => !match(document) || next.push(document),
      end: () => next.end(),
    }),
  };
};

export const $project: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15969, '$project specification must be an object');
  if (Object.keys(argument).length === 0)
    throw new CommandError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const options = stageScope(context);
  const { apply, limits } = compileProjection(argument, options);
  return {
    ...mapping(apply, limits ? readsOf(options.scope) : undefined),
    limits: limits && !options.scope.reads.all,
  };
};

export const $addFields: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(
      40272,
      `$addFields specification stage must be an object, got ${typeName(argument)}`,
    );
  const options = stageScope(context);
  const apply = compileAdditions(argument, options);
  return mapping(apply, readsOf(options.scope));
};

export const $unset: StageCompiler = (argument, context) => {
  const names = Array.isArray(argument) ? argument : [argument];
  if (names.length === 0 || !names.every((name) => typeof name === 'string'))
    throw new CommandError(
      31002,
      '$unset specification must be a string or an array containing only string values',
    );
  const spec = newDocument();
  for (const name of names) spec[toKey(name as string)] = false;
  const { apply } = compileProjection(spec, stageScope(context));
  return mapping(apply);
};

function whole(argument: Value, code: number, what: string): number {
  const n = isNumeric(argument) ? toNumber(argument) : Number.NaN;
  if (!Number.isInteger(n))
    throw new CommandError(code, `invalid argument to ${what} stage: Expected an integer`);
  if (n < 0)
    throw new CommandError(
      code,
      `invalid argument to ${what} stage: Expected a non-negative number in: ${what}: ${n}`,
    );
  return n;
}

export const $limit: StageCompiler = (argument) => {
  const limit = whole(argument, 5107201, '$limit');
  if (limit === 0) throw new CommandError(15958, 'the limit must be positive');
  return {
    reads: new Set(),
    connect(next) {
      let left = limit;
      return {
        push: (document) => left > 0 && next.push(document) && --left > 0,
        end: () => next.end(),
      };
    },
  };
};

export const $skip: StageCompiler = (argument) => {
  const skip = whole(argument, 5107200, '$skip');
  return {
    reads: new Set(),
    connect(next) {
      let left = skip;
      return {
        push: (document) => (left > 0 ? left-- > 0 : next.push(document)),
        end: () => next.end(),
      };
    },
  };
};

export const $count: StageCompiler = (argument): Stage => {
  if (typeof argument !== 'string' || argument === '')
    throw new CommandError(40156, 'the count field must be a non-empty string');
  if (argument.startsWith('$'))
    throw new CommandError(40158, 'the count field cannot be a $-prefixed path');
  if (argument.includes('.')) throw new CommandError(40160, "the count field cannot contain '.'");
  return {
    reads: new Set(),
    limits: true,
    connect(next) {
      let count = 0;
      return {
        push: () => {
          count++;
          return true;
        },
        end() {
          if (count > 0) next.push(documentOf({ [argument]: toIntOrLong(count) }));
          next.end();
        },
      };
    },
  };
};

const replacing = (value: Value, context: Parameters<StageCompiler>[1], name: string): Stage => {
  const { scope } = stageScope(context);
  const evaluate = compileExpression(value, scope);
  return {
    ...mapping((document) => {
      const result: Maybe = evaluate(document, scope.frame);
      if (!isDocument(result))
        throw new CommandError(
          40228,
          `'${name}' expression must evaluate to an object, but resulting value was of type: '${typeName(result)}'`,
        );
      return result;
    }, readsOf(scope)),
    limits: !scope.reads.all,
  };
};

export const $replaceRoot: StageCompiler = (argument, context) => {
  if (!isDocument(argument) || argument.newRoot === undefined)
    throw new CommandError(40231, 'no newRoot specified for the $replaceRoot stage');
  return replacing(argument.newRoot, context, 'newRoot');
};
export const $replaceWith: StageCompiler = (argument, context) =>
  replacing(argument, context, 'replacement document');

export const $documents: StageCompiler = (argument, context) => {
  if (context.collection !== '')
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      '$documents can only be run with {aggregate: 1}',
    );
  const { scope } = stageScope(context);
  const value = compileExpression(argument, scope)(newDocument(), scope.frame);
  if (!Array.isArray(value) || !value.every(isDocument))
    throw new CommandError(5858203, '$documents requires an array of objects');
  return {
    connect: (next) => ({
      push: () => false,
      end() {
        for (const document of value) if (!next.push(document)) break;
        next.end();
      },
    }),
  };
};
