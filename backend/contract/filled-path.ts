/** Fills in the parameters: `/books/:id` with the id of a book. */
export const filledPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
