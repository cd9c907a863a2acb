import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { keptIds } from '../../../../lib/storage/kept-ids.ts';

const { read, write, clear, useIds } = keptIds('wishes', WISHES_MAX);

/** The wishes of somebody who is not signed in, latest first. They join the account's at sign-in. */
export const deviceWishes = {
  read,
  /** Returns false if the list is full. */
  add(id: string): boolean {
    const others = read().filter((other) => other !== id);
    if (others.length >= WISHES_MAX) return false;
    write([id, ...others]);
    return true;
  },
  remove: (ids: readonly string[]) => write(read().filter((other) => !ids.includes(other))),
  clear,
};

export const useDeviceWishes = useIds;
