import { isDocument, type Value } from '../../bson/values.ts';
import {
  compileArguments,
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type Operators,
} from './operator.ts';
import type { Expression } from './scope.ts';
import { instantOf, zoneFrom } from './time-zone.ts';

/** The date (and zone) arguments shared by $year and its kind: a date, or { date, timezone }. */
function part(read: (local: number) => Value): OperatorCompiler {
  return (argument, context) => {
    let date: Expression;
    let timezone: Expression | undefined;
    if (isDocument(argument) && ('date' in argument || 'timezone' in argument)) {
      const named = namedArguments(argument, context, ['date'], ['timezone']);
      date = context.compile(named.date as Value);
      timezone = named.timezone === undefined ? undefined : context.compile(named.timezone);
    } else [date] = compileArguments(argument, context, 1) as [Expression];
    return (root, frame) => {
      const value = date(root, frame);
      const zone = zoneFrom(timezone?.(root, frame), timezone !== undefined, context.name);
      if (isNullish(value) || !zone) return null;
      const instant = instantOf(value, context.name);
      return read(instant + zone.offsetAt(instant));
    };
  };
}

export const operators: Operators = {
  $year: part((local) => new Date(local).getUTCFullYear()),
  $month: part((local) => new Date(local).getUTCMonth() + 1),
  $dayOfMonth: part((local) => new Date(local).getUTCDate()),
  $hour: part((local) => new Date(local).getUTCHours()),
  $minute: part((local) => new Date(local).getUTCMinutes()),
  $second: part((local) => new Date(local).getUTCSeconds()),
  $millisecond: part((local) => new Date(local).getUTCMilliseconds()),
  $dayOfWeek: part((local) => new Date(local).getUTCDay() + 1),
};
