import type { CompareStrings } from '../../bson/compare.ts';
import { toNumber } from '../../bson/numbers.ts';
import { type Document, isNumeric, type Maybe, UtcDate } from '../../bson/values.ts';

/** The values of the variables that are visible at some point of an expression. */
export type Frame = Maybe[];

/** A compiled expression: its value for a document, undefined when it has none (missing). */
export type Expression = (root: Document, frame: Frame) => Maybe;

/**
 * What an expression is compiled in: the variables by name, each with its place in the frame.
 * A nested scope ($let, $map...) copies the frame's layout and adds to it.
 */
export interface Scope {
  slots: ReadonlyMap<string, number>;
  /** The values known before any document is seen: command-level `let` and $$NOW. */
  frame: Frame;
  strings: CompareStrings;
  /** Top-level fields that were read; `all` once the whole document was. */
  reads: { fields: Set<string>; all: boolean };
}

/** The scope a command starts with. `variables` are the already evaluated ones of its `let`. */
export function rootScope(
  variables: Record<string, Maybe> = {},
  strings: CompareStrings = undefined,
): Scope {
  const slots = new Map<string, number>();
  const frame: Frame = [];
  const define = (name: string, value: Maybe) => slots.set(name, frame.push(value) - 1);
  define('NOW', new UtcDate(Date.now()));
  for (const [name, value] of Object.entries(variables)) define(name, value);
  return { slots, frame, strings, reads: { fields: new Set(), all: false } };
}

/** A scope with `names` added; returns the places of the new variables too. */
export function extendScope(scope: Scope, names: string[]): { scope: Scope; places: number[] } {
  const slots = new Map(scope.slots);
  // The frame may be longer than the layout of this scope; new places go behind all of it.
  let next = Math.max(-1, ...slots.values()) + 1;
  const places = names.map((name) => {
    slots.set(name, next);
    return next++;
  });
  return { scope: { ...scope, slots }, places };
}

/** What counts as true in $expr, $cond and friends: all but false, null, missing and zero. */
export function isTrue(value: Maybe): boolean {
  if (typeof value === 'boolean') return value;
  if (value === undefined || value === null) return false;
  return isNumeric(value) ? toNumber(value) !== 0 : true;
}
