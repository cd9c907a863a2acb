import { type CompareStrings, compareValues } from '../../bson/compare.ts';
import { encodeHashKey } from '../../bson/key-encoding.ts';
import {
  type Document,
  Double,
  isDocument,
  type Maybe,
  newDocument,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileExpression } from '../expressions/compile.ts';
import type { Scope } from '../expressions/scope.ts';
import { compileGroupAccumulator, type GroupAccumulator } from '../group-accumulators.ts';
import { readsOf, type StageCompiler, stageScope } from '../stage.ts';

interface Group {
  id: Value;
  accumulators: GroupAccumulator[];
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/group/ */
export const $group: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!('_id' in argument))
    throw new CommandError(15955, 'a group specification must include an _id');
  const { scope } = stageScope(context);
  const id = compileId(argument._id as Value, scope);
  const fields = Object.keys(argument)
    .filter((key) => key !== '_id')
    .map((key) => ({ key, create: compileGroupAccumulator(key, argument[key] as Value, scope) }));
  return {
    reads: readsOf(scope),
    limits: !scope.reads.all,
    connect(next) {
      const groups = groupTable(scope.strings, (value) => ({
        id: value,
        accumulators: fields.map((field) => field.create()),
      }));
      return {
        push(document) {
          const { accumulators } = id(groups, document);
          for (let i = 0; i < accumulators.length; i++)
            (accumulators[i] as GroupAccumulator).add(document, scope.frame);
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

/** Finds the group of a document. */
type FindGroup = (groups: GroupTable, document: Document) => Group;

function compileId(argument: Value, scope: Scope): FindGroup {
  const keys = isDocument(argument) ? Object.keys(argument) : [];
  const plain = keys.length > 0 && !keys.some((key) => key.startsWith('$') || key.includes('.'));
  if (!plain || scope.strings) {
    const evaluate = compileExpression(argument, scope);
    return (groups, document) => groups.of(evaluate(document, scope.frame));
  }
  // { year: ..., month: ... }: the document itself is only made once per group.
  const parts = keys.map((key) => compileExpression((argument as Document)[key] as Value, scope));
  return (groups, document) => {
    const values = parts.map((part) => part(document, scope.frame));
    return groups.ofParts(values.map(partKey).join(''), () => {
      const id = newDocument();
      values.forEach((value, i) => {
        if (value !== undefined) id[keys[i] as string] = value;
      });
      return id;
    });
  };
}

function partKey(value: Maybe): string {
  if (typeof value === 'number') return `n${value};`;
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (value instanceof Double) return `n${value.value};`;
  const key = value === undefined ? '' : encodeHashKey(value);
  // A long equals an int of the same value.
  return typeof value === 'bigint' && BigInt(Number(value)) === value
    ? `n${Number(value)};`
    : `k${key.length}:${key}`;
}

function result(group: Group, fields: { key: string }[]): Document {
  const document = newDocument();
  document._id = group.id;
  fields.forEach(({ key }, i) => {
    const value = group.accumulators[i]?.result();
    document[key] = value ?? null;
  });
  return document;
}

interface GroupTable {
  of(value: Maybe): Group;
  /** As `of`, for an _id known by a key of its parts. */
  ofParts(key: string, id: () => Value): Group;
  all(): Iterable<Group>;
}

function groupTable(strings: CompareStrings, create: (id: Value) => Group): GroupTable {
  return strings ? collatedTable(strings, create) : hashTable(create);
}

/** Equal values share a group; a missing _id and null do too. */
function hashTable(create: (id: Value) => Group): GroupTable {
  const byPrimitive = new Map<string | number, Group>();
  const byKey = new Map<string, Group>();
  const byParts = new Map<string, Group>();
  const order: Group[] = [];
  const remember = <K>(table: Map<K, Group>, key: K, value: Value): Group => {
    const known = table.get(key);
    if (known) return known;
    const group = create(value);
    table.set(key, group);
    order.push(group);
    return group;
  };
  return {
    of(value) {
      if (typeof value === 'string' || typeof value === 'number')
        return remember(byPrimitive, value, value);
      if (value instanceof Double) return remember(byPrimitive, value.value, value);
      if (typeof value === 'bigint' && BigInt(Number(value)) === value)
        return remember(byPrimitive, Number(value), value);
      return remember(byKey, encodeHashKey(value ?? null), value ?? null);
    },
    ofParts: (key, id) => byParts.get(key) ?? remember(byParts, key, id()),
    all: () => order,
  };
}

/** A sorted list: there is no hash that respects every collation. */
function collatedTable(strings: CompareStrings, create: (id: Value) => Group): GroupTable {
  const sorted: Group[] = [];
  const table: GroupTable = {
    of(value) {
      const id = value ?? null;
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        const order = compareValues((sorted[middle] as Group).id, id, strings);
        if (order === 0) return sorted[middle] as Group;
        if (order < 0) low = middle + 1;
        else high = middle;
      }
      const group = create(id);
      sorted.splice(low, 0, group);
      return group;
    },
    ofParts: (_key, id) => table.of(id()),
    all: () => sorted,
  };
  return table;
}
