import { shallowCopy } from '../../bson/clone.ts';
import { encodeHashKey } from '../../bson/key-encoding.ts';
import {
  type Document,
  documentOf,
  isDocument,
  Regex,
  toName,
  type Value,
} from '../../bson/values.ts';
import { failedToParse } from '../../errors.ts';
import { indexValues, parsePath } from '../../query/path.ts';
import { compileAdditions } from '../../query/projection.ts';
import { compileExpression, fieldPathKeys, follow } from '../expressions/compile.ts';
import { checkVariableName } from '../expressions/objects.ts';
import { runPipeline } from '../run.ts';
import { mapping, nestedContext, type PipelineContext, type StageCompiler } from '../stage.ts';

interface Specification {
  from: string;
  localField?: string;
  foreignField?: string;
  let?: Document;
  pipeline?: Value[];
  as: string;
}

function specificationOf(argument: Value): Specification {
  if (!isDocument(argument)) throw failedToParse('the $lookup specification must be an object');
  const result: Record<string, Value> = {};
  for (const key of Object.keys(argument)) {
    const value = argument[key] as Value;
    const name = toName(key);
    if (!['from', 'localField', 'foreignField', 'let', 'pipeline', 'as'].includes(name))
      throw failedToParse(`unknown argument to $lookup: ${name}`);
    if (
      name === 'let'
        ? !isDocument(value)
        : name === 'pipeline'
          ? !Array.isArray(value)
          : typeof value !== 'string'
    )
      throw failedToParse(`argument '${name}' to $lookup has the wrong type`);
    result[name] = value;
  }
  if (result.from === undefined) throw failedToParse("must specify 'from' field for a $lookup");
  if (result.as === undefined) throw failedToParse("must specify 'as' field for a $lookup");
  const local = result.localField !== undefined;
  if (local !== (result.foreignField !== undefined))
    throw failedToParse(
      '$lookup requires both or neither of localField and foreignField to be specified',
    );
  if (!local && result.pipeline === undefined)
    throw failedToParse(
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  return result as unknown as Specification;
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/lookup/ */
export const $lookup: StageCompiler = (argument, context) => {
  const spec = specificationOf(argument);
  const candidates = spec.localField === undefined ? undefined : joined(spec, context);
  const inner = spec.pipeline === undefined ? undefined : subPipeline(spec, context);
  const put = putAt(spec.as, context);
  return mapping((document) => {
    let found = candidates?.(document);
    if (inner) found = inner(document, found);
    return put(document, found ?? []);
  });
};

/** Sets the (possibly dotted) `as` field. */
function putAt(
  as: string,
  context: PipelineContext,
): (document: Document, found: Document[]) => Document {
  const keys = fieldPathKeys(as);
  const [key] = keys;
  if (keys.length === 1)
    return (document, found) => {
      const copy = shallowCopy(document);
      copy[key as string] = found;
      return copy;
    };
  return (document, found) => {
    const scope = { ...context.scope, reads: { fields: new Set<string>(), all: false } };
    return compileAdditions(documentOf({ [as]: documentOf({ $literal: found }) }), { scope })(
      document,
    );
  };
}

/** The foreign documents equal to a local one: through an index, or else a table made once. */
function joined(spec: Specification, context: PipelineContext): (document: Document) => Document[] {
  const localKeys = fieldPathKeys(spec.localField as string);
  const foreignField = spec.foreignField as string;
  fieldPathKeys(foreignField);
  const localValues = (document: Document): Value[] => {
    const value = follow(document, localKeys, 0);
    if (!Array.isArray(value)) return [value ?? null];
    return value.length === 0 ? [] : [...value, value];
  };
  const { source, strings } = context;
  if (strings || source.hasIndexOn(spec.from, foreignField)) {
    const known = new Map<string, Document[]>();
    return (document) => {
      const values = localValues(document);
      const key = encodeHashKey(values);
      const found =
        known.get(key) ?? source.find(spec.from, equalityFilter(foreignField, values), {});
      if (known.size < 10_000) known.set(key, found);
      return found;
    };
  }
  let table: Map<string, Document[]> | undefined;
  return (document) => {
    table ??= hashTable(spec.from, foreignField, context);
    const seen = new Set<Document>();
    for (const value of localValues(document))
      for (const foreign of table.get(encodeHashKey(value)) ?? []) seen.add(foreign);
    return [...seen];
  };
}

function equalityFilter(field: string, values: Value[]): Document {
  if (values.length === 0) return documentOf({ $alwaysFalse: 1 });
  // Inside $in a regular expression would search; as an operand of $eq it is a value.
  const regexes = values
    .filter((value) => value instanceof Regex)
    .map((value) => documentOf({ [field]: documentOf({ $eq: value }) }));
  const others = documentOf({
    [field]: documentOf({ $in: values.filter((value) => !(value instanceof Regex)) }),
  });
  return regexes.length === 0 ? others : documentOf({ $or: [others, ...regexes] });
}

function hashTable(from: string, field: string, context: PipelineContext): Map<string, Document[]> {
  const path = parsePath(field);
  const table = new Map<string, Document[]>();
  const add = (value: Value, document: Document) => {
    const key = encodeHashKey(value);
    const list = table.get(key);
    if (!list) table.set(key, [document]);
    else if (list.at(-1) !== document) list.push(document);
  };
  context.source.each(from, documentOf({}), {}, (document) => {
    for (const value of indexValues(document, path).values) add(value, document);
    const whole = follow(document, path.keys, 0);
    if (Array.isArray(whole)) add(whole, document);
    return true;
  });
  return table;
}

/** Runs the stage's own pipeline with its `let` variables set from the local document. */
function subPipeline(
  spec: Specification,
  context: PipelineContext,
): (document: Document, candidates: Document[] | undefined) => Document[] {
  const names = Object.keys(spec.let ?? {}).map(toName);
  for (const name of names) checkVariableName(name);
  const values = Object.values(spec.let ?? {}).map((value) =>
    compileExpression(value as Value, context.scope),
  );
  const nested = nestedContext(context, spec.from, '$lookup');
  const slots = new Map(nested.scope.slots);
  const places = names.map((name) => {
    const place = nested.scope.frame.push(undefined) - 1;
    slots.set(name, place);
    return place;
  });
  const inner: PipelineContext = { ...nested, scope: { ...nested.scope, slots } };
  // Compiled at once, so that a mistake is reported for an empty collection too.
  context.compilePipeline(spec.pipeline as Value, inner, '$lookup');
  return (document, candidates) => {
    values.forEach((value, i) => {
      inner.scope.frame[places[i] as number] = value(document, context.scope.frame);
    });
    return runPipeline(spec.pipeline as Value[], inner, candidates);
  };
}
