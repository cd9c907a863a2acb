import { z } from 'zod';
import { LIMIT_MAX, PAGE_MAX } from '../lists.ts';

/** Returns the query parameter `limit` of a list, at most 100. */
export const limitOf = (fallback: number) =>
  z.coerce.number().int().min(1).max(LIMIT_MAX).default(fallback);

/** Returns the query parameters `page` and `limit` of a list with numbered pages. */
export const pageOf = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  limit: limitOf(limit),
});
