/** What the API would have answered over HTTP; `body` is the caller's own copy. */
export type ApiReply = {
  status: number;
  headers: Record<string, string>;
  readonly body: unknown;
};

/**
 * Calls the API within the same process: `path` is `/api/…` with its query. Rejects if no page can be made of
 * the answer, for example without a database.
 */
export type CallApi = (path: string) => Promise<ApiReply>;
