import type { Document } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import type { FieldType } from '../schema/field-types.ts';
import { type Parsed, parse, required, type Schema, strict } from '../schema/schema.ts';
import type { Cursors } from '../sessions/cursor-table.ts';
import type { Transaction } from '../sessions/transaction.ts';
import { GENERIC } from './generic-arguments.ts';

export interface CommandContext {
  engine: Engine;
  database: string;
  /** The command's name as it came. */
  name: string;
  connectionId: number;
  /** Where its results go. */
  cursors: Cursors;
  /** The logical session it runs in. */
  session: string | undefined;
  /** The transaction it is a part of. */
  transaction?: Transaction;
}

/** The reply without `ok`; a promise when something has to get on disk first. */
export type Reply = Document | Promise<Document>;

export interface Command {
  /** `body`: the command as it came, document sequences included. */
  run(body: Document, context: CommandContext): Reply;
}

interface Definition<T, S extends Schema> {
  /** The type of the first field, whose name is the command's. */
  target: FieldType<T>;
  /** The others, besides those that every command may have. */
  fields: S;
  /** The code that refuses other fields than these. */
  unknown?: number;
}

type Arguments<T, S extends Schema> = Parsed<S> & Parsed<typeof GENERIC> & { target: T };

/**
 * Returns a command that reads its fields by their declaration before anything runs: a field of the wrong
 * type, a missing and an unknown one are refused with MongoDB's codes.
 */
export function defineCommand<T, S extends Schema>(
  { target, fields, unknown }: Definition<T, S>,
  run: (args: Arguments<T, S>, context: CommandContext) => Reply,
): Command {
  const others = { ...GENERIC, ...fields };
  const schemas = new Map<string, Schema>();
  return {
    run(body, context) {
      const { name } = context;
      // A command that has two names is read by the one it came with.
      const schema = schemas.get(name) ?? { ...others, [name]: strict(required(target)) };
      schemas.set(name, schema);
      const args: Record<string, unknown> = parse(schema, body, name, { unknown });
      args.target = args[name];
      return run(args as Arguments<T, S>, context);
    },
  };
}
