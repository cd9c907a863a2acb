import {
  AdminGenreView,
  type EditGenreBody,
} from '@book-store/contract/catalogue/genres/genres.schemas';
import { slugOf } from '@book-store/contract/slugs';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { AppError, conflict, notFound } from '../../platform/errors/errors.ts';
import { Book } from '../books/books.model.ts';
import { countBooksOf } from '../search/count-books.ts';
import { inShopLanguage } from './find-genres.ts';
import { Genre, type StoredGenre } from './genres.model.ts';

const IN_ORDER = { position: 1, _id: 1 } as const;

/** In the owner's order, hidden ones too. */
export async function listAllGenres(): Promise<AdminGenreView[]> {
  const genres = await Genre.find({}).sort(IN_ORDER).lean<StoredGenre[]>();
  return Promise.all(genres.map(toAdminGenre));
}

type Adding = {
  category?: string;
  hidden?: boolean;
  remember?: Remember;
  beforeCommit?: BeforeCommit<void>;
};

/**
 * Adds a genre at the end. Throws `conflict` if its name or slug is taken, `bad-request` if lower case makes the name
 * too long.
 */
export async function addGenre(
  name: string,
  { category = name.toLowerCase(), hidden = false, remember, beforeCommit }: Adding = {},
): Promise<void> {
  const last = await Genre.findOne({}).sort({ position: -1, _id: -1 }).lean<StoredGenre>();
  const genre = {
    name,
    category,
    slug: slugOf(name),
    hidden,
    position: (last?.position ?? -1) + 1,
  };
  if (Math.max(genre.category.length, genre.slug.length) > GENRE_MAX) {
    const message = 'Please choose a shorter name.';
    const problem = { path: 'name', message, code: 'too-long', values: {} } as const;
    throw new AppError('bad-request', { detail: 'This name is too long.', fields: [problem] });
  }
  try {
    await inTransaction(
      async (session) => {
        await Genre.create([genre], { session });
        await remember?.(genre.slug, session);
      },
      { beforeCommit },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict(`There already is a genre like “${name}”.`, 'genre-exists');
  }
}

/**
 * Changes the displayed name or the visibility. `beforeCommit` gets the previous genre. Throws `not-found`, and
 * `changed-meanwhile` if the genre has been edited since this version.
 */
export async function editGenre(
  slug: string,
  { version, ...changes }: z.output<typeof EditGenreBody>,
  beforeCommit: BeforeCommit<StoredGenre>,
): Promise<void> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const edit = async (session: ClientSession) => {
    const before = await Genre.findOneAndUpdate(
      { slug, ...atVersion(version) },
      {
        $set: {
          ...Object.fromEntries(given),
          ...(changes.name !== undefined && { renamed: true }),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'before', session },
    ).lean<StoredGenre>();
    if (before) return inShopLanguage(before);
    const now = await Genre.findOne({ slug }).session(session).lean<StoredGenre>();
    if (!now) throw genreNotFound();
    throw changedMeanwhile(AdminGenreView, await toAdminGenre(now));
  };
  await inTransaction(edit, { beforeCommit });
}

/**
 * Reorders genres; `beforeCommit` gets whether anything changes. Throws `conflict` unless every genre is named once,
 * because somebody has added or deleted one meanwhile.
 */
export const orderGenres = (
  slugs: readonly string[],
  beforeCommit: BeforeCommit<boolean>,
): Promise<boolean> =>
  inTransaction(
    async (session) => {
      const genres = await Genre.find({}).session(session).sort(IN_ORDER).lean<StoredGenre[]>();
      const positions = new Map(genres.map(({ slug, position }) => [slug, position]));
      if (new Set(slugs).size !== positions.size || !slugs.every((slug) => positions.has(slug))) {
        throw conflict(
          'The genres have changed in the meantime. Load the page again, then order them.',
          'genres-changed',
        );
      }
      const moved = slugs
        .map((slug, position) => ({ slug, position }))
        .filter(({ slug, position }) => positions.get(slug) !== position);
      const writes = moved.map(({ slug, position }) => ({
        updateOne: { filter: { slug }, update: { $set: { position } } },
      }));
      if (writes.length > 0) await Genre.bulkWrite(writes, { session });
      return moved.length > 0;
    },
    { beforeCommit },
  );

/** Deletes a genre and returns it. Throws `not-found`, or `conflict` with the number of its books. */
export const deleteGenre = (
  slug: string,
  beforeCommit?: BeforeCommit<StoredGenre>,
): Promise<StoredGenre> =>
  inTransaction(
    async (session) => {
      // Deleting writes to the genre, as adding it to a book does (`lockGenres`), so that the two conflict.
      const found = await Genre.findOneAndDelete({ slug }, { session }).lean<StoredGenre>();
      if (!found) throw genreNotFound();
      const genre = inShopLanguage(found);
      const { name, category } = genre;
      const books = await Book.countDocuments({ category }).session(session);
      if (books === 0) return genre;
      const words = books === 1 ? '1 book is' : `${books} books are`;
      throw new AppError('conflict', {
        detail: `${words} in “${name}”. Give them another genre first, or hide the genre.`,
        detailCode: 'genre-used',
        detailValues: { count: books },
        extra: { books },
      });
    },
    { beforeCommit },
  );

async function toAdminGenre(genre: StoredGenre): Promise<AdminGenreView> {
  const { slug, name, category, hidden, version } = inShopLanguage(genre);
  const books = await countBooksOf(category);
  return { slug, name, category, hidden, books, version: version ?? 0 };
}

const genreNotFound = () => notFound('There is no such genre.');
