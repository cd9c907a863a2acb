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
  const id = compileExpression(argument._id as Value, scope);
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
          const { accumulators } = groups.of(id(document, scope.frame));
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
  all(): Iterable<Group>;
}

function groupTable(strings: CompareStrings, create: (id: Value) => Group): GroupTable {
  return strings ? collatedTable(strings, create) : hashTable(create);
}

/** Equal values share a group; a missing _id and null do too. */
function hashTable(create: (id: Value) => Group): GroupTable {
  const byPrimitive = new Map<string | number, Group>();
  const byKey = new Map<string, Group>();
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
    all: () => order,
  };
}

/** A sorted list: there is no hash that respects every collation. */
function collatedTable(strings: CompareStrings, create: (id: Value) => Group): GroupTable {
  const sorted: Group[] = [];
  return {
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
    all: () => sorted,
  };
}
