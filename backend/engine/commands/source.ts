import type { DocumentSource, FindOptions } from '../aggregation/stage.ts';
import { type Document, documentOf } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { describeIndex, keyPattern } from '../storage/index-definition.ts';
import type { QuerySettings } from './arguments.ts';
import { select, visitMatches } from './select.ts';
import { collectionStatistics } from './statistics.ts';

/** What the stages of a pipeline see of the database. */
export function documentSource(
  engine: Engine,
  database: string,
  settings: QuerySettings,
  deadline?: number,
): DocumentSource {
  const { store } = engine;
  const selection = (filter: Document, options: FindOptions) => ({
    ...settings,
    filter,
    deadline,
    ...options,
  });
  return {
    each(name, filter, options, visit) {
      const collection = store.find(database, name);
      if ((options.sort?.length ?? 0) > 0) {
        for (const document of select(collection, selection(filter, options)))
          if (!visit(document)) return false;
        return true;
      }
      let open = true;
      visitMatches(collection, selection(filter, options), ({ document }) => {
        open = visit(document);
        return open;
      });
      return open;
    },
    sessions: () => engine.sessions.list(),
    indexStatistics: (name) =>
      store
        .find(database, name)
        ?.indexes.map((index) =>
          documentOf({ name: index.name, key: keyPattern(index), spec: describeIndex(index) }),
        ) ?? [],
    collectionStatistics: (name, argument) => [
      collectionStatistics(store.find(database, name), `${database}.${name}`, argument),
    ],
  };
}

/** For pipelines that can't reach the database: those of updates. */
export const noSource: DocumentSource = {
  each: () => true,
  sessions: () => [],
  indexStatistics: () => [],
  collectionStatistics: () => [],
};
