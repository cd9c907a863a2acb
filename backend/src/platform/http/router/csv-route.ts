import { CSV_FILE } from '@book-store/contract/call';
import type { Parsed, Route, Schema } from './route.ts';
import type { CsvFile } from './send-csv.ts';

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
  ...spec,
  ...CSV_FILE,
  method: 'get',
  access: 'admin',
  run: async (input) => ({ file: await run(input as Parameters<typeof run>[0]) }),
});
