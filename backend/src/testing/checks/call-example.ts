/** What a call needs besides its path, for the tests that make all calls. */
export type Example = {
  others?: number;
  /** The status for somebody without a token where guests are served; 401 if absent. */
  guests?: number;
  /** The status, if a test cannot meet the usual one's requirements. */
  status?: number;
  /** Why the activity log has no entry for this call. */
  unrecorded?: string;
  /** Creates the data that the call needs, and returns the call. */
  call?: (owner: Owner) => Call | Promise<Call>;
};
/** The examples of a subject's calls, such as `Examples<typeof genreCalls>`. */
export type Examples<SubjectCalls> = { [Name in keyof SubjectCalls]?: Example };
export type Call = { path?: string; body?: unknown; type?: string };
/** `session` is another session of the calling admin. */
export type Owner = { uid: string; password: string; session?: string };

export const json = (body: object): Call => ({ body });
