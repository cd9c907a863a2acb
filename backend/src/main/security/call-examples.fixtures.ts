/// <reference types="vite/types/importMeta.d.ts" />
import type { Example } from '../../testing/checks/call-example.ts';

type Examples = Record<string, Example>;
const subjects = import.meta.glob<Record<string, Examples>>('../../*/*/calls.fixtures.ts', {
  eager: true,
});

/** What each call needs besides its path, from its subject's `calls.fixtures.ts`. */
export const EXAMPLES: Readonly<Record<string, Example | undefined>> = Object.assign(
  {},
  ...Object.values(subjects).flatMap((exported) => Object.values(exported)),
);
