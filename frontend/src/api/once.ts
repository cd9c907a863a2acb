import { useCallback, useRef } from 'react';
import { randomKey } from '../lib/random-key.ts';

/** What a call adds, with the key by which the server knows it when it comes again. */
export type Once<Content> = { content: Content; idempotencyKey: string };

type Sending<Result> = { unwrap: () => Promise<Result> };
type UseMutation<Content, Result, State> = () => readonly [
  (once: Once<Content>) => Sending<Result>,
  State,
];

/**
 * Returns the hook of a call that adds something, without its key: what was sent and got no reply has the same key when
 * it is sent again, and anything else a new one.
 */
export const once =
  <Content, Result, State>(useMutation: UseMutation<Content, Result, State>) =>
  () => {
    const [send, state] = useMutation();
    const lost = useRef<{ text: string; key: string }>(undefined);
    const sendOnce = useCallback(
      (content: Content) => {
        const text = JSON.stringify(content, withFiles);
        const key = lost.current?.text === text ? lost.current.key : randomKey();
        lost.current = { text, key };
        const sending = send({ content, idempotencyKey: key });
        const forget = () => {
          lost.current = undefined;
        };
        sending.unwrap().then(forget, (error) => hasReply(error) && forget());
        return sending;
      },
      [send],
    );
    return [sendOnce, state] as const;
  };

const withFiles = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** A server that fails may have added it all the same. */
const hasReply = ({ status }: { status?: unknown }) => typeof status === 'number' && status < 500;
