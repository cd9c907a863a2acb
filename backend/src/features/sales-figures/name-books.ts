import type { NameBooks, NamedBook } from './read-figures.ts';

type Deps = {
  /** Returns the books with these ids that exist. */
  findBooks: (
    ids: readonly string[],
  ) => Promise<
    { _id: { toString: () => string }; title: string; author?: string | null | undefined }[]
  >;
  /** Returns the names of books in the last orders of a span. */
  findSoldBooks: (ids: readonly string[], from: Date, to: Date) => Promise<Map<string, NamedBook>>;
};

/** Returns the names of sold books: those of the catalogue, or else those of the last order. */
export const createNameBooks =
  ({ findBooks, findSoldBooks }: Deps): NameBooks =>
  async (ids, { from, to }) => {
    const names = new Map<string, NamedBook>();
    for (const { _id, title, author } of await findBooks(ids)) {
      names.set(_id.toString(), { title, author: author || undefined });
    }
    const end = new Date(Date.parse(to) + 86_400_000);
    const deleted = ids.filter((id) => !names.has(id));
    if (deleted.length === 0) return names;
    return new Map([...names, ...(await findSoldBooks(deleted, new Date(from), end))]);
  };
