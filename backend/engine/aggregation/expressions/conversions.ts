import { toNumber } from '../../bson/numbers.ts';
import {
  Decimal,
  isNumeric,
  type Maybe,
  ObjectId,
  Timestamp,
  Type,
  toDouble,
  typeName,
  typeNumberByName,
  typeOf,
  UtcDate,
  type Value,
} from '../../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../../errors.ts';
import { formatDate, parseDate } from './date-text.ts';
import { numberText } from './number-text.ts';
import {
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type Operators,
  unary,
} from './operator.ts';

const failure = (why: string): CommandError =>
  new CommandError(ErrorCode.ConversionFailure, `${why} in $convert with no onError value`);
const unsupported = (value: Value, to: string): CommandError =>
  failure(`Unsupported conversion from ${typeName(value)} to ${to}`);

function toText(value: Value): Value {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumeric(value)) return numberText(value);
  if (value instanceof ObjectId) return value.toHex();
  if (value instanceof UtcDate) return formatDate(value);
  throw unsupported(value, 'string');
}

/** The exact or nearest number that text stands for; MongoDB takes no spaces and no hex. */
function parseNumber(text: string, whole: boolean, to: string): number | bigint {
  const pattern = whole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
  if (!whole && /^[+-]?(nan|inf|infinity)$/i.test(text))
    return /nan/i.test(text) ? Number.NaN : text.startsWith('-') ? -Infinity : Infinity;
  if (!pattern.test(text)) throw failure(`Failed to parse number '${text}' to ${to}`);
  return whole ? BigInt(text.replace(/^\+/, '')) : Number(text);
}

function asNumber(value: Value, whole: boolean, to: string): number | bigint {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return parseNumber(value, whole, to);
  if (value instanceof Decimal) throw notImplemented('Converting a Decimal128');
  if (typeof value === 'bigint') return value;
  if (isNumeric(value)) return toNumber(value);
  if (value instanceof UtcDate && to !== 'int') return whole ? BigInt(value.ms) : value.ms;
  throw unsupported(value, to);
}

function toWhole(value: Value, to: 'int' | 'long'): Value {
  const n = asNumber(value, true, to);
  if (typeof n === 'number' && !Number.isFinite(n))
    throw failure(
      `Attempt to convert ${Number.isNaN(n) ? 'NaN' : 'infinity'} value to integer type`,
    );
  const exact = typeof n === 'bigint' ? n : BigInt(Math.trunc(n));
  if (BigInt.asIntN(to === 'int' ? 32 : 64, exact) !== exact)
    throw failure(`Conversion would overflow target type: ${exact}`);
  return to === 'int' ? Number(exact) : exact;
}

function toBoolean(value: Value): Value {
  if (isNumeric(value)) return toNumber(value) !== 0;
  return typeof value === 'boolean' ? value : true;
}

function toDate(value: Value): Value {
  if (value instanceof UtcDate) return value;
  if (typeof value === 'string') return parseDate(value);
  if (value instanceof ObjectId)
    return new UtcDate(Buffer.from(value.bytes, 'latin1').readUInt32BE(0) * 1000);
  if (value instanceof Timestamp) return new UtcDate(Number(value.value >> 32n) * 1000);
  // An int32 is no date in MongoDB, a long or double is.
  if (isNumeric(value) && typeOf(value) !== Type.Int && !(value instanceof Decimal)) {
    const n = toNumber(value);
    if (!Number.isFinite(n)) throw failure('Attempt to convert NaN or infinity to date');
    return new UtcDate(Math.trunc(n));
  }
  throw unsupported(value, 'date');
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (!/^[0-9a-fA-F]{24}$/.test(value))
    throw failure(
      `Failed to parse objectId '${value}' in $convert: Invalid string length or digit for parsing to OID`,
    );
  return new ObjectId(Buffer.from(value, 'hex').toString('latin1'));
}

const conversions: Record<number, (value: Value) => Value> = {
  [Type.String]: toText,
  [Type.Bool]: toBoolean,
  [Type.Int]: (value) => toWhole(value, 'int'),
  [Type.Long]: (value) => toWhole(value, 'long'),
  [Type.Double]: (value) => toDouble(Number(asNumber(value, false, 'double'))),
  [Type.Date]: toDate,
  [Type.ObjectId]: toObjectId,
};

function convert(value: Value, type: number): Value {
  const conversion = conversions[type];
  if (!conversion) throw notImplemented(`$convert to type ${type}`);
  return conversion(value);
}

const shorthand = (type: number): OperatorCompiler =>
  unary((value) => (isNullish(value) ? null : convert(value, type)));

function targetType(to: Maybe): number {
  const number =
    typeof to === 'string' ? typeNumberByName.get(to) : isNumeric(to) ? toNumber(to) : undefined;
  if (number === undefined)
    throw new CommandError(ErrorCode.BadValue, `Unknown type name: ${typeName(to)}`);
  return number;
}

export const operators: Operators = {
  $type: unary((value) => typeName(value)),
  $isNumber: unary(isNumeric),
  $toString: shorthand(Type.String),
  $toBool: shorthand(Type.Bool),
  $toInt: shorthand(Type.Int),
  $toLong: shorthand(Type.Long),
  $toDouble: shorthand(Type.Double),
  $toDate: shorthand(Type.Date),
  $toObjectId: shorthand(Type.ObjectId),

  $convert(argument, context) {
    const named = namedArguments(argument, context, ['input', 'to'], ['onError', 'onNull']);
    const input = context.compile(named.input as Value);
    const to = context.compile(named.to as Value);
    const onError = named.onError === undefined ? undefined : context.compile(named.onError);
    const onNull = named.onNull === undefined ? () => null : context.compile(named.onNull);
    return (root, frame) => {
      const value = input(root, frame);
      if (isNullish(value)) return onNull(root, frame);
      const target = to(root, frame);
      if (isNullish(target)) return null;
      const type = targetType(target);
      try {
        return convert(value, type);
      } catch (error) {
        const expected =
          error instanceof CommandError && error.code === ErrorCode.ConversionFailure;
        if (expected && onError) return onError(root, frame);
        throw error;
      }
    };
  },
};
