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

function dispatch(engine: Engine, body: Document, connectionId: number): Reply {
  const [key = ''] = Object.keys(body);
  const name = toName(key);
  const command = commands.get(name);
  if (!command) throw new CommandError(ErrorCode.CommandNotFound, `no such command: '${name}'`);
  const database = body.$db;
  if (typeof database !== 'string')
    throw new CommandError(40571, 'OP_MSG requests require a $db argument');
  engine.sessions.touch(body.lsid);
  checkTransaction(body);
  checkApiVersion(name, body);
  return command.run(body, { engine, database, name, connectionId });
}

function checkTransaction({ txnNumber, startTransaction, autocommit }: Document): void {
  if ([txnNumber, startTransaction, autocommit].some((field) => field !== undefined))
    throw new CommandError(
      ErrorCode.IllegalOperation,
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
}

const OUTSIDE_API_V1 = new Set(['buildInfo', 'distinct', 'isMaster', 'ismaster', 'serverStatus']);

/** https://www.mongodb.com/docs/manual/reference/stable-api/ */
function checkApiVersion(name: string, { apiVersion, apiStrict }: Document): void {
  if (apiVersion !== undefined && apiVersion !== '1')
    throw new CommandError(322, `API version must be "1"`);
  if (apiStrict === true && OUTSIDE_API_V1.has(name))
    throw new CommandError(
      323,
      `Provided apiStrict:true, but the command ${name} is not in API Version 1`,
    );
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
