import { isDocument, newDocument, toKey, typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileAdditions, compileProjection } from '../../query/projection.ts';
import { expressionsOf, mapping, type StageCompiler, type StageContext } from '../stage.ts';

/** The stages that work on the fields of single documents, which update pipelines have too. */
type FieldStage = StageCompiler<StageContext>;

const queryContext = (context: StageContext) => ({
  strings: context.strings,
  compileExpression: expressionsOf(context).compile,
});

const $project: FieldStage = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(15969, '$project specification must be an object');
  if (Object.keys(argument).length === 0)
    throw new CommandError(51272, '$project must have at least one field');
  return mapping(compileProjection(argument, queryContext(context)));
};

const $addFields: FieldStage = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(40272, '$addFields specification must be an object');
  return mapping(compileAdditions(argument, queryContext(context)));
};

const $unset: FieldStage = (argument, context) => {
  const names = Array.isArray(argument) ? argument : [argument];
  if (names.length === 0) throw new CommandError(31119, '$unset must name at least one field');
  const spec = newDocument();
  for (const name of names) {
    if (typeof name !== 'string')
      throw new CommandError(Array.isArray(argument) ? 31120 : 31002, '$unset takes only text');
    if (name.includes('\0'))
      throw new CommandError(9527900, 'FieldPath field names may not contain null bytes.');
    if (toKey(name) in spec)
      throw new CommandError(31250, 'Path collision: a field is named twice');
    spec[toKey(name)] = false;
  }
  return mapping(compileProjection(spec, queryContext(context)));
};

const $replaceWith: FieldStage = (argument, context) => {
  const evaluate = expressionsOf(context).compile(argument);
  return mapping((document) => {
    const result = evaluate(document);
    if (isDocument(result)) return result;
    throw new CommandError(
      40228,
      `the new root must evaluate to an object, but resulting value was of type: '${typeName(result)}'`,
    );
  });
};

export const fieldStages = {
  $project,
  $addFields,
  $set: $addFields,
  $unset,
  $replaceWith,
};
