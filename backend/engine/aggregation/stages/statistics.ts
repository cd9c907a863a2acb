import { type Document, isDocument } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { PipelineContext, Stage, StageCompiler } from '../stage.ts';

/** A stage that makes its documents itself and has to come first. */
const source =
  (documents: (context: PipelineContext) => Document[]) =>
  (context: PipelineContext): Stage => ({
    connect: (next) => ({
      push: () => false,
      end() {
        for (const document of documents(context)) if (!next.push(document)) break;
        next.end();
      },
    }),
  });

export const $listLocalSessions: StageCompiler = (argument, context) => {
  if (!isDocument(argument))
    throw new CommandError(9, '$listLocalSessions options must be specified in an object');
  if (context.collection !== '')
    throw new CommandError(
      73,
      '$listLocalSessions must be run against the database with {aggregate: 1}',
    );
  return source(({ source }) => source.sessions())(context);
};

export const $indexStats: StageCompiler = (argument, context) => {
  if (!isDocument(argument) || Object.keys(argument).length > 0)
    throw new CommandError(28803, 'The $indexStats stage specification must be an empty object');
  return source(({ source, collection }) => source.indexStatistics(collection))(context);
};

export const $collStats: StageCompiler = (argument, context) => {
  if (!isDocument(argument)) throw new CommandError(40166, '$collStats must take a nested object');
  return source(({ source, collection }) => source.collectionStatistics(collection, argument))(
    context,
  );
};
