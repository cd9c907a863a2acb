import { shopDay } from '@book-store/contract/place';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const today = () => shopDay(new Date());

/**
 * Returns the shop's day. A screen that asks for something by the day gets it from a hook: React drops what a component
 * draws for which no hook has another value, so that one that waits past midnight would never ask for the new day.
 */
export const useToday = (): string => useSyncExternalStore(never, today);
