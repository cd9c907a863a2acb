import { listIndexed } from './book-search.ts';

/** Returns id, last change and cover of every book that visitors see, newest book first. */
export const listBookChanges = (): Promise<
  readonly { id: string; changedAt: number; coverImage: string }[]
> => listIndexed();
