import type { Document } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import type { FieldType } from './field-types.ts';
import { type Concerns, checkConcerns, GENERIC } from './generic-arguments.ts';
import { type Parsed, parse, required, type Schema } from './schema.ts';

export interface CommandContext {
  engine: Engine;
  database: string;
  /** The command's name as it came. */
  name: string;
  connectionId: number;
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
  /** Which of the two concerns it takes. */
  concerns?: Concerns;
}

type Arguments<T, S extends Schema> = Parsed<S> & Parsed<typeof GENERIC> & { target: T };

/**
 * Returns a command that reads its fields by their declaration before anything runs: a field of the wrong
 * type, a missing and an unknown one are refused with MongoDB's codes.
 */
export function defineCommand<T, S extends Schema>(
  { target, fields, concerns }: Definition<T, S>,
  run: (args: Arguments<T, S>, context: CommandContext) => Reply,
): Command {
  const others = { ...GENERIC, ...fields };
  const schemas = new Map<string, Schema>();
  return {
    run(body, context) {
      const { name } = context;
      // A command that has two names is read by the one it came with.
      const schema = schemas.get(name) ?? { ...others, [name]: required(target) };
      schemas.set(name, schema);
      const args: Record<string, unknown> = parse(schema, body, name);
      args.target = args[name];
      checkConcerns(args as Parsed<typeof GENERIC>, concerns);
      return run(args as Arguments<T, S>, context);
    },
  };
}
