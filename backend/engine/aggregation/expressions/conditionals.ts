import { isDocument, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileArguments, isNullish, namedArguments, type Operators } from './operator.ts';
import { type Expression, isTrue } from './scope.ts';

export const operators: Operators = {
  $cond(argument, context) {
    let parts: Expression[];
    if (isDocument(argument)) {
      const named = namedArguments(argument, context, ['if', 'then', 'else']);
      parts = ['if', 'then', 'else'].map((name) => context.compile(named[name] as Value));
    } else parts = compileArguments(argument, context, 3);
    const [test, yes, no] = parts as [Expression, Expression, Expression];
    return (root, frame) => (isTrue(test(root, frame)) ? yes : no)(root, frame);
  },

  $ifNull(argument, context) {
    const operands = compileArguments(argument, context, 2, Number.POSITIVE_INFINITY);
    return (root, frame) => {
      let value: ReturnType<Expression>;
      for (const operand of operands) {
        value = operand(root, frame);
        if (!isNullish(value)) break;
      }
      return value;
    };
  },

  $switch(argument, context) {
    const named = namedArguments(argument, context, ['branches'], ['default']);
    if (!Array.isArray(named.branches) || named.branches.length === 0)
      throw new CommandError(40068, '$switch requires at least one branch.');
    const branches = named.branches.map((branch) => {
      if (!isDocument(branch) || branch.case === undefined || branch.then === undefined)
        throw new CommandError(
          40067,
          "$switch requires each branch have a 'case' and a 'then' expression",
        );
      return { test: context.compile(branch.case), value: context.compile(branch.then) };
    });
    const otherwise = named.default === undefined ? undefined : context.compile(named.default);
    return (root, frame) => {
      for (const { test, value } of branches)
        if (isTrue(test(root, frame))) return value(root, frame);
      if (otherwise) return otherwise(root, frame);
      throw new CommandError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    };
  },
};
