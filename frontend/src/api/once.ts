import { useCallback, useRef } from 'react';
import { randomKey } from '../lib/storage/random-key.ts';
import { toApiProblem } from './api-problem.ts';

/** New content with its idempotency key. */
export type Once<Content> = { content: Content; idempotencyKey: string };

type Sending<Result> = { unwrap: () => Promise<Result> };
type UseMutation<Content, Result, State> = () => readonly [
  (once: Once<Content>) => Sending<Result>,
  State,
];

/**
 * Adds the idempotency key to a mutation hook: until it succeeds, the same content is sent with the same key, and
 * anything else with a new one.
 */
export const once =
  <Content, Result, State>(useMutation: UseMutation<Content, Result, State>) =>
  () => {
    const [send, state] = useMutation();
    const pending = useRef<{ text: string; key: string }>(undefined);
    const sendOnce = useCallback(
      (content: Content) => {
        const text = JSON.stringify(content, withFiles);
        const key = pending.current?.text === text ? pending.current.key : randomKey();
        pending.current = { text, key };
        const sending = send({ content, idempotencyKey: key });
        const forget = () => {
          if (pending.current?.key === key) pending.current = undefined;
        };
        // An error does not mean that an earlier try whose reply was lost failed, too.
        sending.unwrap().then(forget, (error) => isKeyReused(error) && forget());
        return sending;
      },
      [send],
    );
    return [sendOnce, state] as const;
  };

const withFiles = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const isKeyReused = (error: unknown) => toApiProblem(error).code === 'idempotency-key-reused';
