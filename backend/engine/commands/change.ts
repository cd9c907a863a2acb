import { compileUpdate } from '../aggregation/run.ts';
import { cloneDocument } from '../bson/clone.ts';
import { encodeDocument, encodeUpdated } from '../bson/encode.ts';
import type { Document, Value } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import type { SortKey } from '../query/sort.ts';
import {
  type ApplyUpdate,
  compileOperatorUpdate,
  compileReplacement,
  isOperatorUpdate,
} from '../update/apply-update.ts';
import { withFormerId, withId, withIdFirst } from '../update/document-id.ts';
import { checkUpsertFilter, documentFromFilter } from '../update/upsert.ts';
import type { QuerySettings } from './arguments.ts';
import type { CommandContext } from './command.ts';
import { selectForWrite } from './select.ts';

/** An update of the documents that match a filter. */
export interface Change {
  filter: Document;
  update: Document | Value[];
  upsert: boolean;
  multi: boolean;
  arrayFilters: Document[] | undefined;
  sort?: SortKey[];
  hint: Document | string | undefined;
  settings: QuerySettings;
}

export interface Changed {
  /** How many documents matched, and how many of them differ now. */
  matched: number;
  modified: number;
  /** The last one of them, as it was and as it is. */
  before?: Document;
  after?: Document;
  /** What an upsert inserted. */
  inserted?: Document;
}

/** Updates the documents of a collection that match, or inserts one; to be called inside a write. */
export function changeMatches(
  { engine: { store }, database }: CommandContext,
  name: string,
  change: Change,
): Changed {
  const { filter, update, upsert, multi, settings, ...selection } = change;
  const apply = compileChange(change);
  if (upsert) checkUpsertFilter(filter);
  const collection = upsert ? store.ensure(database, name) : store.find(database, name);
  const limit = multi ? 0 : 1;
  const matches = selectForWrite(collection, { ...settings, ...selection, filter, limit });
  const changed: Changed = { matched: matches.length, modified: 0 };
  if (!collection) return changed;
  if (matches.length === 0 && upsert) {
    changed.inserted = withId(apply(documentFromFilter(filter, update), true));
    collection.insert(changed.inserted);
  }
  for (const { document, idKey } of matches) {
    const after = withIdFirst(document._id as Value, apply(document, false));
    const bson = encodeUpdated(after);
    const differs = !bson.equals(encodeDocument(document));
    if (differs) collection.replace(idKey, document, after, bson);
    if (differs || apply.alwaysModifies) changed.modified++;
    changed.before = document;
    changed.after = after;
  }
  return changed;
}

/** An update in any of its three forms (operators, replacement, pipeline) as a function. */
function compileChange(change: Change): ApplyUpdate {
  const { update, upsert, multi, arrayFilters, settings } = change;
  if (!Array.isArray(update) && isOperatorUpdate(update))
    return compileOperatorUpdate(update, {
      strings: settings.strings,
      arrayFilters,
      upsert,
    });
  if (arrayFilters) throw failedToParse('arrayFilters may only be specified for update operators');
  if (!Array.isArray(update)) {
    if (multi) throw failedToParse('multi update is not supported for replacement-style update');
    return compileReplacement(update);
  }
  const apply = compileUpdate(update, settings);
  return (document) => withFormerId(document, cloneDocument(apply(document)));
}
