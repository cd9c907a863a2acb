type Value = string | number | boolean | undefined;

/** The parameters of a URL; several values of one name are an array. */
export type Query = Readonly<Record<string, Value | readonly Value[]>>;

/** Skips undefined values; repeats the parameter for each value of an array. */
export function paramsOf(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      if (value !== undefined && value !== '') params.append(name, String(value));
    }
  }
  return params;
}

/** Empty, or starts with a question mark. */
export function searchOf(query: Query): string {
  const params = paramsOf(query);
  return params.size ? `?${params}` : '';
}
