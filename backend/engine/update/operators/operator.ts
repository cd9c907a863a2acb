import type { Value } from '../../bson/values.ts';
import type { MatchOptions } from '../../query/matcher.ts';
import type { Place } from '../path-walk.ts';

export interface UpdateContext extends MatchOptions {
  /** The field's path as the update document has it, for messages. */
  path: string;
}

/** One update operator, such as $inc: checks its argument once and then changes places. */
export interface UpdateOperator {
  /** Whether missing documents on the path are made. */
  create: boolean;
  /** Does nothing where the path leads through a scalar; otherwise that is refused (28). */
  skipsScalars?: boolean;
  /** Only when an upsert inserts. */
  onInsertOnly?: boolean;
  compile(argument: Value, context: UpdateContext): (place: Place) => void;
}
