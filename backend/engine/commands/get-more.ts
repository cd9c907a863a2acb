import { documentOf } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { collectionName, count, long, string } from '../schema/field-types.ts';
import { arrayOf, required, withDefault } from '../schema/schema.ts';
import { defineCommand } from './command.ts';

/** https://www.mongodb.com/docs/manual/reference/command/getMore/ */
export const getMore = defineCommand(
  {
    target: long,
    fields: {
      collection: required(string),
      batchSize: withDefault(count, 0),
    },
  },
  ({ target, collection, batchSize, maxTimeMS }, { engine, database, session }) => {
    if (maxTimeMS !== undefined)
      throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    const namespace = `${database}.${collection}`;
    return engine.cursors.more(target, { namespace, session, batchSize });
  },
);

/** https://www.mongodb.com/docs/manual/reference/command/killCursors/ */
export const killCursors = defineCommand(
  { target: collectionName, fields: { cursors: required(arrayOf(long)) } },
  ({ cursors }, { engine }) => {
    const cursorsKilled: bigint[] = [];
    const cursorsNotFound: bigint[] = [];
    for (const id of cursors) (engine.cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(id);
    return documentOf({ cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] });
  },
);
