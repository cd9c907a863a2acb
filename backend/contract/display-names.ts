const cached = new Map<string, Intl.DisplayNames>();

/** Cached, because creating one is slow, and lists of countries, languages or currencies need hundreds of names. */
export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  const key = `${locale} ${JSON.stringify(options)}`;
  const names = cached.get(key) ?? new Intl.DisplayNames(locale, options);
  cached.set(key, names);
  return names;
}
