import type { Problem } from '@book-store/contract/parts.schemas';
/** What a call requires of the admin before it goes on. */
export type Needed = 'password' | 'second-factor';

/** Asks the admin for it. Resolves to whether it is there now. */
type Ask = () => Promise<boolean>;

const asks = new Map<Needed, Ask>();
const asking = new Map<Needed, Promise<boolean>>();

/** The dashboard's frame shows the dialogs. Returns a function that takes this one away. */
export function whenNeeded(needed: Needed, shows: Ask): () => void {
  asks.set(needed, shows);
  return () => {
    if (asks.get(needed) === shows) asks.delete(needed);
  };
}

/** Calls that need the same at the same time share one dialog. */
export function askAdmin(needed: Needed): Promise<boolean> {
  const running = asking.get(needed);
  if (running) return running;
  const answer = (asks.get(needed)?.() ?? Promise.resolve(false)).finally(() => {
    asking.delete(needed);
  });
  asking.set(needed, answer);
  return answer;
}

/** What the admin has to do first: the call has changed nothing yet, and goes on afterwards. */
export function neededFirst(
  error: { status?: unknown; data?: unknown } | undefined,
): Needed | undefined {
  if (error?.status !== 403) return undefined;
  const code = (error.data as Problem | undefined)?.code;
  if (code === 'recent-sign-in-required') return 'password';
  return code === 'second-factor-missing' ? 'second-factor' : undefined;
}
