import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { type Command, type CommandContext, defineCommand } from './command.ts';
import { any, boolOrNumber, object } from './field-types.ts';
import { arrayOf, optional } from './schema.ts';

export const MAX_MESSAGE_BYTES = 48_000_000;
export const VERSION = '7.0.0';

/**
 * A standalone of MongoDB 7.0 (wire version 21). Without topologyVersion drivers poll instead of
 * streaming, and without setName they don't expect transactions.
 * https://www.mongodb.com/docs/manual/reference/command/hello/
 */
function hello({ engine, connectionId, name }: CommandContext): Document {
  return documentOf({
    helloOk: true,
    ...(name === 'hello' ? {} : { ismaster: true }),
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

const greeting = defineCommand(
  {
    target: any,
    fields: {
      client: optional(any),
      compression: optional(any),
      saslSupportedMechs: optional(any),
      speculativeAuthenticate: optional(any),
      topologyVersion: optional(any),
      maxAwaitTimeMS: optional(any),
      loadBalanced: optional(any),
      helloOk: optional(any),
      backpressure: optional(any),
    },
  },
  (_args, context) => hello(context),
);

/** A command without fields of its own. */
const simple = (reply: () => Document): Command =>
  defineCommand({ target: any, fields: {} }, reply);
const forSessions = defineCommand({ target: arrayOf(object), fields: {} }, () => documentOf({}));

export const handshake: Record<string, Command> = {
  hello: greeting,
  isMaster: greeting,
  ismaster: greeting,
  ping: simple(() => documentOf({})),
  refreshSessions: forSessions,
  killSessions: forSessions,
  killAllSessions: forSessions,
  endSessions: defineCommand({ target: arrayOf(object), fields: {} }, ({ target }, { engine }) => {
    for (const lsid of target) engine.sessions.end(lsid);
    return documentOf({});
  }),
  buildInfo: simple(() => buildInfo()),
  buildinfo: simple(() => buildInfo()),
  connectionStatus: defineCommand(
    { target: any, fields: { showPrivileges: optional(boolOrNumber) } },
    () =>
      documentOf({ authInfo: documentOf({ authenticatedUsers: [], authenticatedUserRoles: [] }) }),
  ),
  whatsmyuri: simple(() => documentOf({ you: 'local' })),
  getParameter: defineCommand(
    {
      target: any,
      fields: { featureCompatibilityVersion: optional(any), allParameters: optional(boolOrNumber) },
    },
    () => documentOf({}),
  ),
  hostInfo: simple(() => documentOf({ system: documentOf({ hostname: 'localhost' }) })),
  getCmdLineOpts: simple(() => documentOf({ argv: ['embedded'], parsed: documentOf({}) })),
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
