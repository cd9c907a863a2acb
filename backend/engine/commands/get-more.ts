import { documentOf } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { defineCommand } from './command.ts';
import { collectionName, count, long, string } from './field-types.ts';
import { arrayOf, required, withDefault } from './schema.ts';

/** https://www.mongodb.com/docs/manual/reference/command/getMore/ */
export const getMore = defineCommand(
  {
    target: long,
    fields: {
      collection: required(string),
      batchSize: withDefault(count, 0),
    },
  },
  ({ target, collection, batchSize, maxTimeMS }, { engine, database }) => {
    if (maxTimeMS !== undefined)
      throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    const namespace = `${database}.${collection}`;
    return engine.cursors.more(target, namespace, batchSize || Number.POSITIVE_INFINITY);
  },
);

/** https://www.mongodb.com/docs/manual/reference/command/killCursors/ */
export const killCursors = defineCommand(
  { target: collectionName, fields: { cursors: required(arrayOf(long)) } },
  ({ cursors }, { engine }) => {
    const killed = cursors.filter((id) => engine.cursors.kill(id));
    return documentOf({
      cursorsKilled: killed,
      cursorsNotFound: cursors.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    });
  },
);
