import { type Document, Double, newDocument, toName, type Value } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { CommandError, codeName, ErrorCode } from '../errors.ts';
import type { Reply } from './command.ts';
import { commands } from './registry.ts';

/**
 * Runs a command and returns its reply: a promise when something has to be on disk first.
 * Never throws: refusals are replies with ok: 0.
 */
export function runCommand(engine: Engine, body: Document, connectionId: number): Reply {
  engine.operations++;
  try {
    const reply = dispatch(engine, body, connectionId);
    return reply instanceof Promise ? reply.then(succeeded, failed) : succeeded(reply);
  } catch (error) {
    return failed(error);
  }
}

/** https://www.mongodb.com/docs/manual/reference/stable-api/ */
const IN_API_V1 = new Set(
  (
    'aggregate count create createIndexes delete drop dropDatabase dropIndexes endSessions find ' +
    'findAndModify getMore hello insert killCursors listCollections listDatabases listIndexes ping ' +
    'refreshSessions update'
  ).split(' '),
);

function dispatch(engine: Engine, body: Document, connectionId: number): Reply {
  const [key = ''] = Object.keys(body);
  const name = toName(key);
  const command = commands.get(name);
  if (!command) throw new CommandError(ErrorCode.CommandNotFound, `no such command: '${name}'`);
  const database = body.$db;
  if (typeof database !== 'string')
    throw new CommandError(40571, 'OP_MSG requests require a $db argument');
  engine.sessions.touch(body.lsid);
  if (
    body.txnNumber !== undefined ||
    body.startTransaction !== undefined ||
    body.autocommit !== undefined
  )
    throw new CommandError(
      ErrorCode.IllegalOperation,
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  if (body.apiVersion !== undefined && body.apiVersion !== '1')
    throw new CommandError(322, `API version must be "1"`);
  if (body.apiStrict === true && !IN_API_V1.has(name))
    throw new CommandError(
      323,
      `Provided apiStrict:true, but the command ${name} is not in API Version 1`,
    );
  return command.run(body, { engine, database, name, connectionId });
}

function succeeded(reply: Document): Document {
  reply.ok = new Double(1);
  return reply;
}

function failed(error: unknown): Document {
  const known = error instanceof CommandError ? error : internal(error);
  const reply = newDocument();
  reply.ok = new Double(0);
  reply.errmsg = known.message;
  reply.code = known.code;
  reply.codeName = codeName(known.code);
  for (const [key, value] of Object.entries(known.info)) reply[key] = value as Value;
  return reply;
}

function internal(error: unknown): CommandError {
  // Deep recursion and huge strings end here: the command fails, the engine keeps running.
  const why = error instanceof Error ? error.message : String(error);
  return new CommandError(
    error instanceof RangeError ? ErrorCode.Overflow : ErrorCode.InternalError,
    `The command failed: ${why}`,
  );
}
