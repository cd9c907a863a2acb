import { type Document, documentOf, type Value } from '../bson/values.ts';
import { typeMismatch } from '../errors.ts';
import { arrayField, collectionName, countField } from './arguments.ts';
import type { Command } from './command.ts';

function cursorId(value: Value | undefined): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  throw typeMismatch("BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
}

export const getMore: Command = {
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  run({ engine, database, body }): Document {
    const namespace = `${database}.${collectionName(body, 'collection')}`;
    const batchSize = countField(body, 'batchSize') || Number.POSITIVE_INFINITY;
    return engine.cursors.more(cursorId(body.getMore), namespace, batchSize);
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  run({ engine, body }): Document {
    const ids = arrayField(body, 'cursors').map(cursorId);
    const killed = ids.filter((id) => engine.cursors.kill(id));
    return documentOf({
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    });
  },
};
