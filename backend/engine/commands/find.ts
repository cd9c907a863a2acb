import { toNumber } from '../bson/numbers.ts';
import { type Document, isDocument } from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import {
  booleanField,
  checkReadConcern,
  collectionName,
  countField,
  documentField,
  hintField,
  querySettings,
} from './arguments.ts';
import type { Command } from './command.ts';
import { select } from './select.ts';

const REFUSED = ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData'];
const DEFAULT_BATCH = 101;

/** https://www.mongodb.com/docs/manual/reference/command/find/ */
export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'collation',
    'let',
    'allowDiskUse',
    'allowPartialResults',
    'noCursorTimeout',
    'oplogReplay',
    ...REFUSED,
  ],
  run({ engine, database, body }) {
    for (const field of REFUSED)
      if (isAsked(body, field)) throw notImplemented(`The option ${field} of find`);
    checkReadConcern(body);
    const name = collectionName(body, 'find');
    const settings = querySettings(body);
    const filter = documentField(body, 'filter');
    const spec = documentField(body, 'projection');
    const project =
      Object.keys(spec).length === 0
        ? undefined
        : compileProjection(spec, { ...settings, find: { filter } });
    const documents = select(engine.store.find(database, name), {
      ...settings,
      filter,
      sort: naturalOrNot(body.sort),
      skip: countField(body, 'skip'),
      limit: countField(body, 'limit'),
      hint: hintField(body),
      deadline: deadlineOf(body),
    });
    return engine.cursors.open({
      namespace: `${database}.${name}`,
      documents: project ? documents.map(project.apply) : documents,
      batchSize: countField(body, 'batchSize') ?? DEFAULT_BATCH,
      singleBatch: booleanField(body, 'singleBatch'),
      noTimeout: booleanField(body, 'noCursorTimeout'),
    });
  },
};

const isAsked = (body: Document, field: string): boolean => {
  const value = body[field];
  return isDocument(value) ? Object.keys(value).length > 0 : booleanField(body, field);
};

function naturalOrNot(sort: Document[string] | undefined) {
  if (!isDocument(sort) || !('$natural' in sort)) return parseSort(sort);
  if (toNumber(sort.$natural) === 1) return [];
  throw notImplemented('Sorting by $natural: -1');
}

/** When a command has to give up; undefined without maxTimeMS. */
export function deadlineOf(body: Document): number | undefined {
  const limit = countField(body, 'maxTimeMS');
  if (limit !== undefined && limit > 2 ** 31 - 1)
    throw new CommandError(ErrorCode.BadValue, `${limit} value for maxTimeMS is out of range`);
  return limit ? Date.now() + limit : undefined;
}
