import { compareValues } from '../../bson/compare.ts';
import { encodeHashKey } from '../../bson/key-encoding.ts';
import { toNumber } from '../../bson/numbers.ts';
import { roughBytes } from '../../bson/size.ts';
import {
  type Document,
  isDocument,
  isNumeric,
  type Maybe,
  newDocument,
  toName,
  type Value,
} from '../../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../../errors.ts';
import type { CompileExpression, Expression } from '../../query/expression.ts';
import { type Accumulator, accumulators } from '../accumulators.ts';
import { expressionsOf, type StageCompiler } from '../stage.ts';

interface Field {
  key: string;
  operand: Expression;
  create: () => Accumulator;
}

interface Group {
  id: Value;
  accumulators: Accumulator[];
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/group/ */
export const $group: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!('_id' in argument))
    throw new CommandError(15955, 'a group specification must include an _id');
  const { compile, reads } = expressionsOf(context);
  const groupOf = compileId(argument._id as Value, compile);
  const fields = Object.keys(argument)
    .filter((key) => key !== '_id')
    .map((key) => compileField(key, argument[key] as Value, compile));
  // A group by text, and the greatest text, would depend on the collation.
  if (context.strings && (reads.all || reads.fields.size > 0))
    throw notImplemented('$group of fields with a collation');
  return {
    reads: reads.all ? undefined : reads.fields,
    summarises: !reads.all,
    connect(next) {
      const groups = new Groups((id) => ({ id, accumulators: fields.map((f) => f.create()) }));
      return {
        push(document) {
          const group = groupOf(document, groups);
          for (let i = 0; i < fields.length; i++)
            (group.accumulators[i] as Accumulator).add((fields[i] as Field).operand(document));
          return true;
        },
        end() {
          for (const group of groups.all()) if (!next.push(result(group, fields))) break;
          next.end();
        },
      };
    },
  };
};

function result({ id, accumulators }: Group, fields: Field[]): Document {
  const document = newDocument();
  document._id = id;
  fields.forEach(({ key }, i) => {
    document[key] = (accumulators[i] as Accumulator).result();
  });
  return document;
}

function compileField(key: string, spec: Value, compile: CompileExpression): Field {
  const name = toName(key);
  if (key.includes('.'))
    throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  if (key.startsWith('$'))
    throw new CommandError(40236, `The field name '${name}' cannot be an operator name`);
  const [operator, ...others] = isDocument(spec) ? Object.keys(spec) : [];
  if (!isDocument(spec) || !operator?.startsWith('$'))
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0)
    throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  const argument = spec[operator] as Value;
  if (Array.isArray(argument))
    throw new CommandError(40237, `The ${operator} accumulator is a unary operator`);
  const create = accumulators.get(operator);
  if (!create) throw notImplemented(`The accumulator ${toName(operator)}`);
  return { key, operand: compile(argument), create };
}

/** As MongoDB's default for a group in memory. */
const MAX_BYTES = 100 * 1024 * 1024;
const GROUP_BYTES = 100;

/** The groups by their keys; text has a table of its own, where it is its own key. */
class Groups {
  readonly #byText = new Map<string, Group>();
  readonly #byKey = new Map<string | number, Group>();
  readonly #create: (id: Value) => Group;
  #bytes = 0;

  constructor(create: (id: Value) => Group) {
    this.#create = create;
  }

  ofValue(value: Value): Group {
    const isText = typeof value === 'string';
    const table: Map<string | number, Group> = isText ? this.#byText : this.#byKey;
    const key = isText ? value : groupKey(value);
    return table.get(key) ?? this.#add(table, key, value);
  }

  ofKey(key: string, id: () => Value): Group {
    return this.#byKey.get(key) ?? this.#add(this.#byKey, key, id());
  }

  #add(table: Map<string | number, Group>, key: string | number, id: Value): Group {
    const group = this.#create(id);
    this.#bytes += GROUP_BYTES + roughBytes(id);
    if (this.#bytes > MAX_BYTES)
      throw new CommandError(
        ErrorCode.QueryExceededMemoryLimitNoDiskUseAllowed,
        `Exceeded memory limit for $group of ${MAX_BYTES} bytes`,
      );
    table.set(key, group);
    return group;
  }

  *all(): Iterable<Group> {
    yield* this.#byText.values();
    yield* this.#byKey.values();
  }
}

type FindGroup = (document: Document, groups: Groups) => Group;

function compileId(argument: Value, compile: CompileExpression): FindGroup {
  const keys = isDocument(argument) ? Object.keys(argument) : [];
  if (keys.length > 0 && !keys.some((key) => key.startsWith('$') || key.includes('.')))
    return byFields(argument as Document, keys, compile);
  const evaluate = compile(argument);
  return (document, groups) => groups.ofValue(evaluate(document) ?? null);
}

/** { year: ..., month: ... }: the document itself is only made once per group. */
function byFields(id: Document, keys: string[], compile: CompileExpression): FindGroup {
  const parts = keys.map((key) => {
    const value = id[key] as Value;
    if (key === '')
      throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
    if (isNumeric(value) || typeof value === 'boolean')
      throw new CommandError(17390, '$group does not support inclusion-style expressions');
    return compile(value);
  });
  return (document, groups) => {
    const values = parts.map((part) => part(document));
    // As in MongoDB, null and missing are the same only where the _id has a single field.
    if (values.length === 1) values[0] ??= null;
    return groups.ofKey(values.map(partKey).join(''), () => {
      const made = newDocument();
      values.forEach((value, i) => {
        if (value !== undefined) made[keys[i] as string] = value;
      });
      return made;
    });
  };
}

/** A key that tells its own end, so that the keys of several parts can stand side by side. */
function partKey(value: Maybe): string {
  if (typeof value === 'string') return `t${value.length}:${value}`;
  const key = value === undefined ? '' : groupKey(value);
  return typeof key === 'number' ? `n${key};` : `k${key.length}:${key}`;
}

/** The same key for all values that are equal: a number for what a double holds exactly. */
function groupKey(value: Value): string | number {
  if (typeof value === 'number') return value;
  if (isNumeric(value)) {
    const n = toNumber(value);
    if (compareValues(value, n) === 0) return n;
  }
  return encodeHashKey(value);
}
