import { type Calls, IdempotencyHeaders, pagesOf } from '@book-store/contract/call';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_TABLE, nameOf } from '../../../testing/checks/api-table.ts';
import type { Implementation } from './implement.ts';

const calls = {
  'GET /api/admin/things': {
    access: 'admin',
    summary: '',
    ...pagesOf(z.object({ id: z.string() })),
  },
  'PUT /api/admin/things/:id': {
    access: 'admin',
    summary: '',
    params: z.object({ id: z.string() }),
    reply: z.object({ id: z.string() }),
  },
  'POST /api/admin/things': {
    access: 'admin',
    summary: '',
    headers: IdempotencyHeaders,
    reply: z.object({ id: z.string() }),
  },
  'POST /api/things': {
    access: 'customer',
    summary: '',
    headers: IdempotencyHeaders,
    reply: z.object({ id: z.string() }),
  },
} satisfies Calls;
type Things = Implementation<typeof calls>;

describe('the implementation of calls', () => {
  it('does not compile without one of them, its reply, or the change that an admin makes', () => {
    const page = { found: [{ id: 'one' }], total: 1 };
    const added = { body: { id: 'one' }, change: undefined };
    const adds: Things['POST /api/admin/things'] = {
      add: async () => added,
      again: async (id) => ({ body: { id } }),
    };
    const list: Things['GET /api/admin/things'] = async () => ({ page });
    // @ts-expect-error: the other calls are missing.
    const _missing: Things = { 'GET /api/admin/things': list };
    // @ts-expect-error: the total is missing.
    const _part: Things['GET /api/admin/things'] = async () => ({ page: { found: page.found } });
    // @ts-expect-error: the change is missing, which the log has to have.
    const _silent: Things['PUT /api/admin/things/:id'] = async ({ params }) => ({ body: params });
    // @ts-expect-error: it ignores the Idempotency-Key.
    const _twice: Things['POST /api/admin/things'] = async () => added;
    // @ts-expect-error: it ignores the Idempotency-Key, too.
    const _again: Things['POST /api/admin/things'] = { run: async () => added };
    // @ts-expect-error: so does the customer's.
    const _own: Things['POST /api/things'] = async () => ({ body: { id: 'one' } });
    const _kept: Things['POST /api/admin/things'] = {
      runOnce: async ({ key = 'one' }) => ({ body: { id: key }, change: undefined }),
    };
    const whole: Things = {
      'GET /api/admin/things': list,
      'PUT /api/admin/things/:id': async ({ params }) => ({ body: params, change: undefined }),
      'POST /api/admin/things': adds,
      'POST /api/things': { runOnce: async ({ key = 'one' }) => ({ body: { id: key } }) },
    };
    expect(Object.keys(whole)).toEqual(Object.keys(calls));
  });
});

describe('every call', () => {
  it('has a schema of the parameters in its path, and of no others', () => {
    const declared = API_TABLE.map((route) => {
      const shape = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : [];
      return `${nameOf(route)} ${shape.sort()}`;
    });
    const inPaths = API_TABLE.map((route) => {
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      return `${nameOf(route)} ${names.sort()}`;
    });
    expect(declared).toEqual(inPaths);
  });
});
