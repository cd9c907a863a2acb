import { isDocument, newDocument } from '../../bson/values.ts';
import { CommandError, failedToParse } from '../../errors.ts';
import { expressionsOf, producing, type StageCompiler } from '../stage.ts';

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/documents/ */
export const $documents: StageCompiler = (argument, context) => {
  const documents = expressionsOf(context).compile(argument)(newDocument());
  if (!Array.isArray(documents) || !documents.every(isDocument))
    throw new CommandError(5858203, '$documents requires an array of objects');
  return producing(() => documents);
};

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/listLocalSessions/ */
export const $listLocalSessions: StageCompiler = (argument, { source }) => {
  if (!isDocument(argument) || Object.keys(argument).length > 0)
    throw failedToParse('$listLocalSessions is supported without options: {}');
  return producing(() => source.sessions());
};
