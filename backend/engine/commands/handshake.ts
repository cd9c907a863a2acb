import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { documentOf, UtcDate } from '../bson/values.ts';
import { any, object } from '../schema/field-types.ts';
import { arrayOf, optional } from '../schema/schema.ts';
import { sessionKey } from '../sessions/session-table.ts';
import { defineCommand } from './command.ts';

export const MAX_MESSAGE_BYTES = 48_000_000;
export const MAX_BATCH_SIZE = 100_000;
export const VERSION = '7.0.0';

/**
 * The only member of a replica set of MongoDB 7.0 (wire version 21): drivers offer no transactions without one.
 * Without topologyVersion they poll instead of streaming.
 * https://www.mongodb.com/docs/manual/reference/command/hello/
 */
export const hello = defineCommand(
  {
    target: any,
    fields: {
      client: optional(any),
      compression: optional(any),
      helloOk: optional(any),
      loadBalanced: optional(any),
      backpressure: optional(any),
    },
  },
  (_args, { engine, connectionId, name }) =>
    documentOf({
      helloOk: true,
      ...(name === 'hello' ? {} : { ismaster: true }),
      isWritablePrimary: true,
      secondary: false,
      setName: 'embedded',
      setVersion: 1,
      hosts: [engine.host],
      primary: engine.host,
      me: engine.host,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: MAX_BATCH_SIZE,
      localTime: new UtcDate(Date.now()),
      logicalSessionTimeoutMinutes: 30,
      connectionId,
      minWireVersion: 0,
      maxWireVersion: 21,
      readOnly: false,
      engineToken: engine.token,
    }),
);

export const ping = defineCommand({ target: any, fields: {} }, () => documentOf({}));

export const buildInfo = defineCommand({ target: any, fields: {} }, () =>
  documentOf({
    version: VERSION,
    versionArray: VERSION.split('.').map(Number).concat(0),
    gitVersion: 'embedded',
    modules: ['embedded'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  }),
);

export const endSessions = defineCommand(
  { target: arrayOf(object), fields: {} },
  ({ target }, { engine }) => {
    for (const lsid of target) {
      const key = sessionKey(lsid);
      if (key === undefined) continue;
      engine.transactions.end(key);
      engine.sessions.end(key);
    }
    return documentOf({});
  },
);
