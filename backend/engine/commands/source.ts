import type { DocumentSource } from '../aggregation/stage.ts';
import type { Engine } from '../engine.ts';
import type { QuerySettings } from './arguments.ts';
import { select, visitMatches } from './select.ts';

/** Returns what the stages of a pipeline see of a database. */
export function documentSource(
  { store, sessions }: Engine,
  database: string,
  settings: QuerySettings,
  deadline: number | undefined,
): DocumentSource {
  return {
    find(name, filter, options, visit) {
      const collection = store.find(database, name);
      const selection = { ...settings, ...options, filter, deadline };
      if (options.sort.length === 0)
        visitMatches(collection, selection, ({ document }) => visit(document));
      else for (const document of select(collection, selection)) if (!visit(document)) return;
    },
    sessions: () => sessions.list(),
  };
}
