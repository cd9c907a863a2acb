import { isDocument, newDocument, toKey, toName, typeName, type Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileAdditions, compileProjection } from '../../query/projection.ts';
import {
  expressionsOf,
  mapping,
  type Stage,
  type StageCompiler,
  type StageContext,
} from '../stage.ts';

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
    throw new CommandError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  return mapping(compileProjection(argument, queryContext(context)));
};

const $addFields: FieldStage = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(
      40272,
      `$addFields specification stage must be an object, got ${typeName(argument)}`,
    );
  return mapping(compileAdditions(argument, queryContext(context)));
};

const $unset: FieldStage = (argument, context) => {
  const names = Array.isArray(argument) ? argument : [argument];
  if (names.length === 0 || !names.every((name) => typeof name === 'string'))
    throw new CommandError(
      names.length === 0 ? 31119 : Array.isArray(argument) ? 31120 : 31002,
      '$unset specification must be a string or an array containing only string values',
    );
  if (names.some((name) => String(name).includes('\0')))
    throw new CommandError(9527900, 'FieldPath field names may not contain null bytes.');
  if (new Set(names).size < names.length)
    throw new CommandError(31250, 'Path collision: a field is named twice');
  const spec = newDocument();
  for (const name of names) spec[toKey(name as string)] = false;
  return mapping(compileProjection(spec, queryContext(context)));
};

function replacing(value: Value, context: StageContext, name: string): Stage {
  const evaluate = expressionsOf(context).compile(value);
  return mapping((document) => {
    const result = evaluate(document);
    if (isDocument(result)) return result;
    throw new CommandError(
      40228,
      `'${name}' expression must evaluate to an object, but resulting value was of type: '${typeName(result)}'`,
    );
  });
}

const $replaceRoot: FieldStage = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(40229, 'the $replaceRoot specification must be an object');
  for (const key of Object.keys(argument))
    if (key !== 'newRoot')
      throw new CommandError(
        40415,
        `BSON field '$replaceRoot.${toName(key)}' is an unknown field.`,
      );
  if (argument.newRoot === undefined)
    throw new CommandError(40414, "BSON field '$replaceRoot.newRoot' is missing");
  return replacing(argument.newRoot, context, 'newRoot');
};

const $replaceWith: FieldStage = (argument, context) =>
  replacing(argument, context, 'replacement document');

export const fieldStages = {
  $project,
  $addFields,
  $set: $addFields,
  $unset,
  $replaceRoot,
  $replaceWith,
};
