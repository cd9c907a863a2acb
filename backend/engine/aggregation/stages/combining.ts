import { compareValues } from '../../bson/compare.ts';
import {
  type Document,
  documentOf,
  isDocument,
  newDocument,
  toName,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileExpression } from '../expressions/compile.ts';
import { connect, runPipeline } from '../run.ts';
import { nestedContext, type Sink, type Stage, type StageCompiler, stageScope } from '../stage.ts';
import { $group } from './group.ts';

/** Several pipelines over the same documents. https://www.mongodb.com/docs/manual/reference/operator/aggregation/facet/ */
export const $facet: StageCompiler = (argument, context) => {
  if (!isDocument(argument) || Object.keys(argument).length === 0)
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.keys(argument).map((key) => ({
    key,
    stages: context.compilePipeline(
      argument[key] as Value,
      nestedContext(context, context.collection, '$facet'),
      '$facet',
    ),
  }));
  return {
    limits: false,
    connect(next) {
      const outputs = facets.map(({ key, stages }) => {
        const documents: Document[] = [];
        const sink: Sink = {
          push: (document) => {
            documents.push(document);
            return true;
          },
          end: () => {},
        };
        return { key, documents, first: connect(stages, sink), open: true };
      });
      return {
        push(document) {
          let wanted = false;
          for (const output of outputs) {
            if (output.open) output.open = output.first.push(document);
            wanted ||= output.open;
          }
          return wanted;
        },
        end() {
          const result = newDocument();
          for (const { key, documents, first } of outputs) {
            first.end();
            result[key] = documents;
          }
          next.push(result);
          next.end();
        },
      };
    },
  };
};

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/unionWith/ */
export const $unionWith: StageCompiler = (argument, context): Stage => {
  const spec = typeof argument === 'string' ? documentOf({ coll: argument }) : argument;
  if (!isDocument(spec))
    throw new CommandError(9, 'the $unionWith stage specification must be an object or string');
  for (const key of Object.keys(spec))
    if (key !== 'coll' && key !== 'pipeline')
      throw new CommandError(40415, `BSON field '$unionWith.${toName(key)}' is an unknown field.`);
  if (typeof spec.coll !== 'string')
    throw new CommandError(40414, "BSON field '$unionWith.coll' is missing but a required field");
  const pipeline = (spec.pipeline ?? []) as Value[];
  const nested = nestedContext(context, spec.coll, '$unionWith');
  context.compilePipeline(pipeline, nested, '$unionWith');
  return {
    connect: (next) => ({
      push: (document) => next.push(document),
      end() {
        for (const document of runPipeline(pipeline, nested)) if (!next.push(document)) break;
        next.end();
      },
    }),
  };
};

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/bucket/ */
export const $bucket: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(40201, 'Argument to $bucket stage must be an object');
  const { groupBy, boundaries, default: other, output } = argument as Record<string, Value>;
  if (groupBy === undefined || boundaries === undefined)
    throw new CommandError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const { scope } = stageScope(context);
  const constant = (value: Value): Value =>
    compileExpression(value, scope)(newDocument(), scope.frame) ?? null;
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw new CommandError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  const limits = boundaries.map(constant);
  for (let i = 1; i < limits.length; i++)
    if (compareValues(limits[i - 1], limits[i]) >= 0)
      throw new CommandError(40194, "The 'boundaries' option to $bucket must be sorted");
  const branches = limits.slice(1).map((high, i) =>
    documentOf({
      case: documentOf({
        $and: [
          documentOf({ $gte: [groupBy, documentOf({ $literal: limits[i] as Value })] }),
          documentOf({ $lt: [groupBy, documentOf({ $literal: high })] }),
        ],
      }),
      // biome-ignore lint/suspicious/noThenProperty: the name $switch gives it
      then: documentOf({ $literal: limits[i] as Value }),
    }),
  );
  const choose = documentOf({
    $switch: documentOf({
      branches,
      ...(other === undefined ? {} : { default: documentOf({ $literal: constant(other) }) }),
    }),
  });
  const fields =
    output === undefined ? { count: documentOf({ $sum: 1 }) } : (output as Record<string, Value>);
  const specification = newDocument();
  specification._id = choose;
  for (const key in fields) specification[key] = fields[key] as Value;
  const group = $group(specification, context);
  return {
    reads: group.reads,
    limits: group.limits,
    connect: (next) => group.connect(inOrder(next), undefined),
  };
};

function inOrder(next: Sink): Sink {
  const documents: Document[] = [];
  return {
    push: (document) => {
      documents.push(document);
      return true;
    },
    end() {
      documents.sort((a, b) => compareValues(a._id, b._id));
      for (const document of documents) if (!next.push(document)) break;
      next.end();
    },
  };
}
