import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { arrayField } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';

export const MAX_MESSAGE_BYTES = 48_000_000;
export const VERSION = '7.0.0';

/**
 * A standalone of MongoDB 7.0 (wire version 21). Without topologyVersion drivers poll instead of
 * streaming, and without setName they don't expect transactions.
 * https://www.mongodb.com/docs/manual/reference/command/hello/
 */
function hello({ engine, connectionId, body }: CommandContext): Document {
  const modern = body.hello !== undefined;
  return documentOf({
    helloOk: true,
    ...(modern ? {} : { ismaster: true }),
    isWritablePrimary: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new UtcDate(Date.now()),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    engineToken: engine.token,
  });
}

const greeting: Command = {
  fields: [
    'client',
    'compression',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'topologyVersion',
    'maxAwaitTimeMS',
    'loadBalanced',
    'helloOk',
    'hello',
    'isMaster',
    'ismaster',
    'backpressure',
  ],
  run: hello,
};

const nothing: Command = { fields: [], run: () => documentOf({}) };

export const handshake: Record<string, Command> = {
  hello: greeting,
  isMaster: greeting,
  ismaster: greeting,
  ping: nothing,
  refreshSessions: nothing,
  killSessions: nothing,
  killAllSessions: nothing,
  endSessions: {
    fields: [],
    run({ engine, body }) {
      for (const lsid of arrayField(body, 'endSessions')) engine.sessions.end(lsid);
      return documentOf({});
    },
  },
  buildInfo: { fields: [], run: () => buildInfo() },
  buildinfo: { fields: [], run: () => buildInfo() },
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () =>
      documentOf({ authInfo: documentOf({ authenticatedUsers: [], authenticatedUserRoles: [] }) }),
  },
  whatsmyuri: { fields: [], run: () => documentOf({ you: 'local' }) },
  getParameter: {
    fields: ['featureCompatibilityVersion', 'allParameters'],
    run: () => documentOf({}),
  },
  hostInfo: {
    fields: [],
    run: () => documentOf({ system: documentOf({ hostname: 'localhost' }) }),
  },
  getCmdLineOpts: {
    fields: [],
    run: () => documentOf({ argv: ['embedded'], parsed: documentOf({}) }),
  },
};

const buildInfo = (): Document =>
  documentOf({
    version: VERSION,
    versionArray: VERSION.split('.').map(Number).concat(0),
    gitVersion: 'embedded',
    modules: ['embedded'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  });
