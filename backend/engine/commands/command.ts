import type { Document } from '../bson/values.ts';
import type { Engine } from '../engine.ts';

export interface CommandContext {
  engine: Engine;
  database: string;
  /** The command as it came, document sequences included. */
  body: Document;
  connectionId: number;
}

export interface Command {
  /** Fields it understands besides the ones every command may have; others are refused (40415). */
  fields: readonly string[] | 'any';
  /** The reply without `ok`; a promise when something has to get on disk first. */
  run(context: CommandContext): Document | Promise<Document>;
}
