/** Why the shop could not copy the picture of an address. */
export const PICTURE_PROBLEMS = [
  /** No web address, or one with a user, a password or a port. */
  'address',
  /** It leads into a private network. */
  'not-public',
  'unknown-host',
  'unreachable',
  /** No encrypted connection, or no valid certificate. */
  'insecure',
  'timeout',
  'too-many-redirects',
  'not-found',
  'refused',
  'server-error',
  'too-large',
  'no-picture',
  'damaged',
] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];
