import { documentOf, isDocument, toName, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { StageCompiler } from '../stage.ts';

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/unionWith/ */
export const $unionWith: StageCompiler = (argument, context) => {
  const spec = typeof argument === 'string' ? documentOf({ coll: argument }) : argument;
  if (!isDocument(spec))
    throw new CommandError(9, 'the $unionWith stage specification must be an object or string');
  for (const key of Object.keys(spec))
    if (key !== 'coll' && key !== 'pipeline')
      throw new CommandError(40415, `BSON field '$unionWith.${toName(key)}' is an unknown field.`);
  if (typeof spec.coll !== 'string')
    throw new CommandError(40414, "BSON field '$unionWith.coll' is missing but a required field");
  const run = context.compileNested((spec.pipeline ?? []) as Value[], spec.coll);
  return { connect: (next) => ({ push: next.push, end: () => run(next) }) };
};
