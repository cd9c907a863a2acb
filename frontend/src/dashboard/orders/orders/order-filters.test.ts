import { setShopPlace } from '@book-store/contract/place';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOrderFilters } from './order-filters.ts';

afterEach(() => {
  vi.useRealTimers();
  setShopPlace();
});

it.each([
  ['Pacific/Auckland', 'today', '2026-07-10'],
  ['America/Los_Angeles', 'today', '2026-07-09'],
  ['Pacific/Auckland', 'week', '2026-07-04'],
  ['America/Los_Angeles', 'month', '2026-06-10'],
] as const)('lists from the day that it is in a shop in %s: %s', (timeZone, placed, from) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-09T13:00:00Z') });
  setShopPlace({ currency: 'EUR', locale: 'en-GB', timeZone });
  const { result } = renderHook(() => useOrderFilters({ q: '', placed }));
  expect(result.current).toEqual({ from });
});
