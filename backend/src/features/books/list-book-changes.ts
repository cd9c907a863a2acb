import { listIndexed } from './book-search.ts';

/** Returns last change and what decides the cover of every book that visitors see, newest first. */
export const listBookChanges = (): Promise<
  readonly {
    id: string;
    changedAt: number;
    title: string;
    author?: string | undefined;
    category: string;
    coverImage: string;
  }[]
> => listIndexed();
