type Make = () => unknown;

/** What a command has made up, by how it makes it. */
export type MadeValues = Map<Make, unknown[]>;

let known: MadeValues | undefined;
let taken = new Map<Make, number>();

/**
 * Returns a value that the server makes up, an id or a random number. `make` has to be the same function for
 * all values of a kind.
 */
export function made<T>(make: () => T): T {
  if (!known) return make();
  const values = known.get(make) ?? [];
  known.set(make, values);
  const position = taken.get(make) ?? 0;
  taken.set(make, position + 1);
  if (position === values.length) values.push(make());
  return values[position] as T;
}

/** Runs a command that makes up the same values each time it is run with the same `values`. */
export function makingTheSame<T>(values: MadeValues, run: () => T): T {
  known = values;
  taken = new Map();
  try {
    return run();
  } finally {
    known = undefined;
  }
}
