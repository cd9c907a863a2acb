import { documentOf } from '../../bson/values.ts';
import { collectionName, object } from '../../schema/field-types.ts';
import { arrayOf, required, struct, withDefault } from '../../schema/schema.ts';
import type { StageCompiler } from '../stage.ts';

const specification = struct({
  coll: required(collectionName),
  pipeline: withDefault(arrayOf(object), []),
});

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/unionWith/ */
export const $unionWith: StageCompiler = (argument, context) => {
  const { coll, pipeline } = specification(
    typeof argument === 'string' ? documentOf({ coll: argument }) : argument,
    '$unionWith',
  );
  const run = context.compileNested(pipeline, coll);
  return {
    union: { collection: coll, pipeline },
    connect: (next) => ({ push: next.push, end: () => run(next) }),
  };
};
