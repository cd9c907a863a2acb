import { type Document, isDocument, newDocument, toName, type Value } from '../../bson/values.ts';
import { CommandError, notImplemented } from '../../errors.ts';
import type { Expression } from '../../query/expression.ts';
import type { ExpressionContext } from './context.ts';
import { fieldPath, fieldPathKeys, follow } from './field-path.ts';
import { operators } from './operators.ts';

/**
 * Turns an aggregation expression into a function of a document.
 * https://www.mongodb.com/docs/manual/meta/aggregation-quick-reference/#expressions
 */
export function compileExpression(value: Value, context: ExpressionContext): Expression {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return variablePath(value.slice(2), context);
    if (value.startsWith('$')) return fieldPath(fieldPathKeys(value.slice(1)), context.reads);
    return () => value;
  }
  if (Array.isArray(value)) return arrayExpression(value, context);
  if (isDocument(value)) return documentExpression(value, context);
  return () => value;
}

function documentExpression(document: Document, context: ExpressionContext): Expression {
  const keys = Object.keys(document);
  const name = keys.find((key) => key.startsWith('$'));
  if (name === undefined) return objectExpression(document, context);
  if (keys.length !== 1)
    throw new CommandError(15983, 'an object representing an expression must have one field');
  const compile = operators.get(name);
  if (!compile) throw notImplemented(`The expression ${toName(name)}`);
  return compile(document[name] as Value, {
    name,
    strings: context.strings,
    compile: (inner) => compileExpression(inner, context),
  });
}

function arrayExpression(array: Value[], context: ExpressionContext): Expression {
  const elements = array.map((element) => compileExpression(element, context));
  return (document) => elements.map((element) => element(document) ?? null);
}

function objectExpression(fields: Document, context: ExpressionContext): Expression {
  const compiled = Object.keys(fields).map((key) => {
    if (key.includes('.'))
      throw new CommandError(16412, "FieldPath field names may not contain '.'.");
    if (key === '')
      throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
    return { key, evaluate: compileExpression(fields[key] as Value, context) };
  });
  return (document) => {
    const result = newDocument();
    for (const { key, evaluate } of compiled) {
      const value = evaluate(document);
      if (value !== undefined) result[key] = value;
    }
    return result;
  };
}

function variablePath(path: string, { variables, reads }: ExpressionContext): Expression {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const keys = rest.length > 0 ? fieldPathKeys(rest.join('.')) : [];
  if (variables.has(name)) {
    const value = follow(variables.get(name), keys, 0);
    return () => value;
  }
  if (name !== 'ROOT' && name !== 'CURRENT') throw undefinedVariable(name);
  if (keys.length > 0) return fieldPath(keys, reads);
  reads.all = true;
  return (document) => document;
}

/** The variables that MongoDB has itself begin with a capital, those of let never do. */
const undefinedVariable = (name: string): CommandError =>
  /^[A-Z]/.test(name)
    ? notImplemented(`The variable $$${name}`)
    : new CommandError(17276, `Use of undefined variable: ${name}`);
