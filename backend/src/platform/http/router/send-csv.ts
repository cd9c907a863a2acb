import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { CSV_FILE } from '@book-store/contract/call';
import type { Response } from 'express';

/** A CSV file in chunks, from `toCsv`, with the name for saving it. */
export type CsvFile = { fileName: string; parts: AsyncIterable<string> };

/** Sends a CSV file. An error before the first chunk still gets an error response. */
export async function sendCsv(res: Response, { fileName, parts }: CsvFile): Promise<void> {
  const iterator = paced(parts)[Symbol.asyncIterator]();
  const first = await iterator.next();
  // `databaseTimeout` has already sent a response.
  if (res.headersSent) return;
  res.set('Content-Disposition', `attachment; filename="${fileName}"`);
  res.type(`${CSV_FILE.replyType}; charset=utf-8`);
  await pipeline(Readable.from(whole(first, iterator)), res).catch((error) => {
    // The client has disconnected.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** After each chunk an export pauses this many times as long as the chunk took. */
const REST_FACTOR = 2;
/** The end of the last export's turn. */
let lastTurn: Promise<unknown> = Promise.resolve();

/** Makes the chunks of all exports sequentially and pauses in between, because visitors come first. */
async function* paced(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = parts[Symbol.asyncIterator]();
  const takeTurn = async () => {
    const began = performance.now();
    const part = iterator.next();
    const rest = () => wait(REST_FACTOR * (performance.now() - began));
    const ended = part.then(rest, rest);
    return { part: await part, ended };
  };
  try {
    for (;;) {
      const turn = lastTurn.then(takeTurn);
      lastTurn = turn.then(({ ended }) => ended).catch(() => {});
      const { part } = await turn;
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function* whole(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let part = first; !part.done; part = await rest.next()) yield part.value;
  } finally {
    await rest.return?.();
  }
}
