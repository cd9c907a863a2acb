import { baseApi } from './base-api.ts';

type ApiState = ReturnType<typeof baseApi.reducer>;
type Carried = Pick<ApiState, 'queries' | 'provided'>;

/**
 * Returns what a page has read from the API in the form that is embedded in its document: the same for the
 * same data, so without times and request ids.
 */
export function toCarried({ queries, provided }: ApiState): Carried {
  const finished = Object.entries(queries).map(([key, query]) => {
    const { status, endpointName, originalArgs, data, error } = query ?? {};
    return [key, { status, endpointName, originalArgs, data, error }];
  });
  return { queries: Object.fromEntries(finished), provided };
}

/** Returns the API's state from what came in the document, as if it had been read just now. */
export function fromCarried({ queries, provided }: Carried): ApiState {
  const now = Date.now();
  const times = { requestId: 'server', startedTimeStamp: now, fulfilledTimeStamp: now };
  const entries = Object.entries(queries).map(([key, query]) => [key, { ...query, ...times }]);
  return {
    ...baseApi.reducer(undefined, { type: 'carried' }),
    queries: Object.fromEntries(entries),
    provided,
  };
}
