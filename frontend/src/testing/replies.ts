import type { CallName, ReplyOf } from '../api/api-calls.ts';

/** What the server replies to each call that page tests stub. */
export type Replies = {
  // A file is a `Response`.
  [Name in CallName]: ReplyOf<Name> extends string ? never : ReplyOf<Name>;
} & {
  'HEAD /': never;
};
