import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { z } from 'zod';
import { type Route, route } from './route.ts';

export const CSV = 'text/csv';

/** A CSV file in parts, as `toCsv` writes it, and the name under which browsers save it. */
export type CsvFile = { fileName: string; parts: AsyncIterable<string> };

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

type CsvSpec<Params extends Schema, Query extends Schema> = Pick<
  Route,
  'path' | 'summary' | 'errors'
> & {
  params?: Params;
  query?: Query;
  run: (input: { params: Parsed<Params>; query: Parsed<Query> }) => Promise<CsvFile>;
};

/** Returns a route through which admins get a CSV file, which is sent while it is made. */
export const csvRoute = <Params extends Schema = undefined, Query extends Schema = undefined>({
  run,
  ...spec
}: CsvSpec<Params, Query>): Route => ({
  ...route<'admin', string, Params, Query>({
    ...(spec as typeof spec & { params: Params; query: Query }),
    method: 'get',
    access: 'admin',
    reply: z.string(),
    run: async () => ({ body: '' }),
  }),
  replyType: CSV,
  run: async (input) => ({ body: await run(input as Parameters<typeof run>[0]) }),
});

/** Sends a CSV file. An error before its first part still gets a response of its own. */
export async function sendCsv(res: Response, { fileName, parts }: CsvFile): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  // `databaseTimeout` has already sent a response.
  if (res.headersSent) return;
  res.set('Content-Disposition', `attachment; filename="${fileName}"`);
  res.type(`${CSV}; charset=utf-8`);
  await pipeline(Readable.from(whole(first, iterator)), res).catch((error) => {
    // The rest is not wanted any more.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
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
