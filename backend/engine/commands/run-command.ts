import { type Document, Double, documentOf, toName, type Value } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { CommandError, codeName, ErrorCode } from '../errors.ts';
import type { Reply } from './command.ts';
import { commands } from './registry.ts';
import { isNumbered, runNumbered } from './transactions.ts';

/**
 * Runs a command and returns its reply: a promise when something has to be on disk first.
 * Never throws: refusals are replies with ok: 0.
 */
export function runCommand(engine: Engine, body: Document, connectionId: number): Reply {
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
  const session = engine.sessions.touch(body.lsid);
  const { cursors } = engine;
  const context = { engine, database, name, connectionId, cursors, session };
  return isNumbered(body) ? runNumbered(command, body, context) : command.run(body, context);
}

function succeeded(reply: Document): Document {
  reply.ok = new Double(1);
  return reply;
}

/** Returns the reply to a command that has failed. */
export function failed(error: unknown): Document {
  const known = error instanceof CommandError ? error : internal(error);
  return documentOf({
    ok: new Double(0),
    errmsg: known.message,
    code: known.code,
    codeName: codeName(known.code),
    ...(known.info as Record<string, Value>),
  });
}

function internal(error: unknown): CommandError {
  // Deep recursion and huge strings end here: the command fails, the engine keeps running.
  const why = error instanceof Error ? error.message : String(error);
  return new CommandError(
    error instanceof RangeError ? ErrorCode.Overflow : ErrorCode.InternalError,
    `The command failed: ${why}`,
  );
}
