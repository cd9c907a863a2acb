import { type Document, documentOf, type Maybe, Regex, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileRegex } from '../../query/regex.ts';
import {
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type Operators,
  wrongType,
} from './operator.ts';

function regexOf(value: Maybe, options: Maybe, name: string): RegExp | null {
  if (isNullish(value)) return null;
  if (options !== undefined && options !== null && typeof options !== 'string')
    throw wrongType(51106, `${name} needs 'options' to be of type string`, options);
  if (typeof value === 'string') return compileRegex(value, options ?? '');
  if (!(value instanceof Regex))
    throw wrongType(51105, `${name} needs 'regex' to be of type string or regex`, value);
  if (options && value.options)
    throw new CommandError(
      51107,
      `${name}: found regex option(s) specified in both 'regex' and 'option' fields`,
    );
  return compileRegex(value.pattern, options || value.options);
}

const found = (match: RegExpExecArray, text: string): Document =>
  documentOf({
    match: match[0],
    idx: [...text.slice(0, match.index)].length,
    captures: match.slice(1).map((capture) => capture ?? null),
  });

function regexOperator(
  apply: (text: string, regex: RegExp) => Value,
  nothing: Value,
): OperatorCompiler {
  return (argument, context) => {
    const named = namedArguments(argument, context, ['input', 'regex'], ['options']);
    const input = context.compile(named.input as Value);
    const pattern = context.compile(named.regex as Value);
    const options = context.compile(named.options ?? null);
    let known = {
      value: undefined as Maybe,
      options: undefined as Maybe,
      regex: null as RegExp | null,
    };
    return (root, frame) => {
      const text = input(root, frame);
      const value = pattern(root, frame);
      const flags = options(root, frame);
      if (known.value !== value || known.options !== flags)
        known = { value, options: flags, regex: regexOf(value, flags, context.name) };
      if (isNullish(text) || known.regex === null) return nothing;
      if (typeof text !== 'string')
        throw wrongType(51104, `${context.name} needs 'input' to be of type string`, text);
      return apply(text, known.regex);
    };
  };
}

export const operators: Operators = {
  $regexMatch: regexOperator((text, regex) => regex.test(text), false),
  $regexFind: regexOperator((text, regex) => {
    const match = regex.exec(text);
    return match ? found(match, text) : null;
  }, null),
  $regexFindAll: regexOperator(
    (text, regex) =>
      [...text.matchAll(new RegExp(regex.source, `${regex.flags}g`))].map((match) =>
        found(match, text),
      ),
    [],
  ),
};
