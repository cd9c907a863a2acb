import { isDocument, newDocument } from '../../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../../errors.ts';
import { expressionsOf, producing, type StageCompiler } from '../stage.ts';

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/documents/ */
export const $documents: StageCompiler = (argument, context) => {
  if (context.collection !== '')
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      '$documents can only be run with {aggregate: 1}',
    );
  const documents = expressionsOf(context).compile(argument)(newDocument());
  if (!Array.isArray(documents) || !documents.every(isDocument))
    throw new CommandError(5858203, '$documents requires an array of objects');
  return producing(() => documents);
};

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/listLocalSessions/ */
export const $listLocalSessions: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(9, '$listLocalSessions options must be specified in an object');
  if (Object.keys(argument).length > 0) throw notImplemented('An option of $listLocalSessions');
  if (context.collection !== '')
    throw new CommandError(
      ErrorCode.InvalidNamespace,
      '$listLocalSessions must be run against the database with {aggregate: 1}',
    );
  return producing(() => context.source.sessions());
};
