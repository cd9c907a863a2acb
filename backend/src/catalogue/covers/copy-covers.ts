import type { CoverProblem } from '@book-store/contract/catalogue/covers/cover-problems';
import { coverShapeProblem } from '@book-store/contract/catalogue/covers/cover-shape';
import type { DetailCode } from '@book-store/contract/detail-codes';
import { inTurn } from '../../platform/documents/in-turn.ts';
import { countVisibleChange } from '../../platform/documents/visible-changes.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { handleDocuments, LeftForLater } from '../../platform/jobs/handle-documents.ts';
import { type Job, type JobRun, retryPause } from '../../platform/jobs/job.ts';
import { findSetAside } from '../../platform/jobs/problems.ts';
import { storePicture } from '../../platform/pictures/covers.service.ts';
import {
  type FetchPicture,
  PictureNotFetched,
  pictureFetcher,
} from '../../platform/pictures/fetch-picture.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { DueCover, OF_ADDRESS, type StoredDueCover } from './due-covers.ts';
import { queueAwaited } from './retry-covers.ts';
import { AWAITED } from './to-cover.ts';

const BATCH = 100;
/** Each of them is asked for one picture at a time. */
const HOSTS_AT_ONCE = 4;
/** With the pauses between them, a quarter of an hour. */
const TRIES_MAX = 5;
const RETRY = { firstMs: 60_000, lastMs: 3_600_000 };
/** After so many failures in a row, the rest of a host's pictures fail in this run without asking it. */
const FAILURES_MAX = 3;

/** What may pass by itself. */
const PASSING: readonly CoverProblem[] = ['timeout', 'unreachable', 'unknown-host', 'server-error'];

const OF_UPLOADS: Partial<Record<DetailCode, CoverProblem>> = {
  'picture-not-one': 'no-picture',
  'picture-damaged': 'damaged',
  'picture-too-large': 'too-large',
};

type Run = Pick<JobRun, 'now' | 'signal'> & { fetchPicture: FetchPicture };
/** How a host has failed in this run. */
type Failing = { failures: number; last: CoverProblem };
type Cover = { coverImage: string; coverTint?: string | undefined };

export const coversJob = (fetchPicture = pictureFetcher()): Job => ({
  name: 'covers',
  everyMs: 5000,
  hasWork: async (now) =>
    (await DueCover.exists({ at: { $lte: now } })) !== null ||
    (await findSetAside('covers')).length > 0,
  run: (run) => copyCovers({ ...run, fetchPicture }),
});

/** Copies the pictures that are due into the shop. Safe to interrupt, and to run on several servers. */
export async function copyCovers(run: Run): Promise<void> {
  const failing = new Map<string, Failing>();
  for (let found = BATCH; found === BATCH; ) {
    run.signal.throwIfAborted();
    await queueAwaited(run);
    const now = run.now();
    await handleDocuments('covers', {
      now,
      list: async (setAside) => {
        const due = await DueCover.find({
          at: { $lte: now },
          ...OF_ADDRESS,
          _id: { $nin: setAside },
        })
          .sort({ at: 1 })
          .limit(BATCH)
          .lean<StoredDueCover[]>();
        found = due.length;
        const failed = await DueCover.find({ _id: { $in: setAside } }).lean<StoredDueCover[]>();
        return [...due, ...failed];
      },
      idOf: ({ _id }) => _id.toString(),
      handle: (rows) => copyAll(rows, failing, run),
      atOnce: BATCH,
    });
  }
}

async function copyAll(
  rows: readonly StoredDueCover[],
  failing: Map<string, Failing>,
  run: Run,
): Promise<void> {
  const byHost = new Map<string, StoredDueCover[]>();
  for (const row of rows) {
    const host = row.source.split('/')[2] ?? '';
    byHost.set(host, [...(byHost.get(host) ?? []), row]);
  }
  const hosts = [...byHost];
  const work = async () => {
    for (let next = hosts.shift(); next; next = hosts.shift())
      await copyFromHost(next, failing, run);
  };
  const ends = await Promise.allSettled(Array.from({ length: HOSTS_AT_ONCE }, work));
  countVisibleChange();
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function copyFromHost(
  [host, rows]: readonly [string, readonly StoredDueCover[]],
  failing: Map<string, Failing>,
  run: Run,
): Promise<void> {
  for (const row of rows) {
    if (run.signal.aborted) throw new LeftForLater();
    const waiting = { coverSource: row.source, ...AWAITED };
    // Its books may have another cover by now, or be in the bin.
    if (!(await Book.exists(waiting))) await drop(row);
    else {
      const { failures, last } = failing.get(host) ?? { failures: 0 };
      const cover = last && failures >= FAILURES_MAX ? last : await coverFrom(row.source, run);
      if (typeof cover === 'string' && PASSING.includes(cover))
        failing.set(host, { failures: failures + 1, last: cover });
      else failing.delete(host);
      await settle(row, waiting, cover, run);
    }
  }
}

/** Returns the cover of another book with this source, or a new one; or why there is none. */
async function coverFrom(source: string, run: Run): Promise<Cover | CoverProblem> {
  const known = await Book.findOne(
    { coverSource: source, coverImage: { $gt: '' } },
    { coverImage: 1, coverTint: 1 },
  ).lean<Required<Pick<StoredBook, 'coverImage' | 'coverTint'>>>();
  if (known) return known;
  try {
    const bytes = await run.fetchPicture(source, run.signal);
    const picture = await inTurnOfEncoding('', () => storePicture(bytes, run.now()));
    if (coverShapeProblem(picture)) return 'wrong-shape';
    return { coverImage: picture.fileName, coverTint: picture.tint };
  } catch (error) {
    if (run.signal.aborted) throw new LeftForLater();
    if (error instanceof PictureNotFetched) return error.problem;
    const problem = error instanceof AppError && error.detailCode && OF_UPLOADS[error.detailCode];
    if (problem) return problem;
    throw error;
  }
}

/** Encoding takes all that a processor has. */
const inTurnOfEncoding = inTurn();

/** Stores the outcome in all books that wait for it, or when to try again. */
async function settle(
  row: StoredDueCover,
  waiting: object,
  cover: Cover | CoverProblem,
  { now }: Pick<Run, 'now'>,
): Promise<void> {
  const tries = row.tries + 1;
  if (typeof cover === 'string' && PASSING.includes(cover) && tries < TRIES_MAX) {
    const at = new Date(now().getTime() + retryPause(tries, RETRY));
    await DueCover.updateOne(asRead(row), { $set: { at, tries } });
    return;
  }
  const { coverImage, coverTint } = typeof cover === 'string' ? {} : cover;
  // No edit: an open form can still be saved, and an import undone.
  await Book.collection.updateMany(waiting, {
    $set: {
      ...(typeof cover === 'string' ? { coverProblem: cover } : { coverImage }),
      ...(coverTint && { coverTint }),
      updatedAt: now(),
    },
  });
  await drop(row);
}

const drop = (row: StoredDueCover) => DueCover.deleteOne(asRead(row));

const asRead = ({ _id, asked }: StoredDueCover) => ({ _id, asked });
