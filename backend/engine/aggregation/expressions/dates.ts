import {
  isDocument,
  type Maybe,
  ObjectId,
  Timestamp,
  typeName,
  UtcDate,
} from '../../bson/values.ts';
import { CommandError, notImplemented } from '../../errors.ts';
import type { OperatorCompiler, Operators } from './operator.ts';

/** A part of a date in UTC. https://www.mongodb.com/docs/manual/reference/operator/aggregation/year/ */
const datePart =
  (read: (date: Date) => number): OperatorCompiler =>
  (argument, { name, compile }) => {
    const [first] = isDocument(argument) ? Object.keys(argument) : ['$'];
    if (!first?.startsWith('$')) throw notImplemented(`The form { date, timezone } of ${name}`);
    const [only, ...others] = Array.isArray(argument) ? argument : [argument];
    if (only === undefined || others.length > 0)
      throw new CommandError(40536, `${name} accepts exactly one argument`);
    const operand = compile(only);
    return (document) => {
      const value = operand(document) ?? null;
      if (value === null) return null;
      const date = new Date(instantOf(value));
      if (Number.isNaN(date.getTime())) throw notImplemented('A date beyond the year 275,760');
      return read(date);
    };
  };

function instantOf(value: Maybe): number {
  if (value instanceof UtcDate) return Number(value.ms);
  if (value instanceof Timestamp) return Number(value.value >> 32n) * 1000;
  if (value instanceof ObjectId) return Buffer.from(value.bytes, 'latin1').readInt32BE(0) * 1000;
  throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

export const dateParts: Operators = {
  $year: datePart((date) => date.getUTCFullYear()),
  $month: datePart((date) => date.getUTCMonth() + 1),
  $dayOfMonth: datePart((date) => date.getUTCDate()),
};
