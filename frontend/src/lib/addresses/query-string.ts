type Value = string | number | boolean | undefined;

/** The parameters of a URL; several values of one name are an array. */
export type Query = Readonly<Record<string, Value | readonly Value[]>>;

/** Returns the parameters that are given, each value of an array as one of its own. */
export function paramsOf(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      if (value !== undefined && value !== '') params.append(name, String(value));
    }
  }
  return params;
}

/** Returns the part of a URL after its path: empty, or with its question mark. */
export function searchOf(query: Query): string {
  const params = paramsOf(query);
  return params.size ? `?${params}` : '';
}
