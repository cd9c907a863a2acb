import type { ChangeBooksBody } from '@book-store/contract/catalogue/books/book-changes.schemas';
import { expect, expectTypeOf, it } from 'vitest';
import type { ApiCalls, OnlyPart, OnlyPartOf, ReplyOf, RequestOf } from './api-calls.ts';
import { addOnce, call, requestOf, type TokenOf } from './call.ts';

it('sends the only thing that a call takes', () => {
  expect(call('GET /api/admin/genres').query()).toEqual({ url: '/admin/genres' });
  expect(call('PUT /api/admin/genres/order').query({ slugs: ['horror'] })).toEqual({
    url: '/admin/genres/order',
    method: 'PUT',
    body: { slugs: ['horror'] },
  });
  expect(call('DELETE /api/admin/genres/:slug').query('one/two')).toEqual({
    url: '/admin/genres/one%2Ftwo',
    method: 'DELETE',
  });
});

it('adds with a key what it adds', () => {
  const content = { name: 'Poetry' };
  expect(addOnce('POST /api/admin/genres').query({ content, idempotencyKey: 'k' })).toEqual({
    url: '/admin/genres',
    method: 'POST',
    body: content,
    headers: { 'Idempotency-Key': 'k' },
  });
});

const CHANGE: ChangeBooksBody = { ids: ['a'], change: { kind: 'delete' } };

it('does not compile for a call that the API does not have, or that takes and replies other things', () => {
  // @ts-expect-error: there is no such call.
  call('GET /api/genre');
  // @ts-expect-error: the name is a text.
  requestOf('POST /api/admin/genres', { body: { name: 1 } });
  // @ts-expect-error: the genre is missing.
  requestOf('PATCH /api/admin/genres/:slug', { body: { hidden: true } });
  // @ts-expect-error: it adds something, and so is sent with a key.
  call('POST /api/admin/genres');
  // @ts-expect-error: so does its request.
  requestOf('POST /api/admin/genres', { body: { name: 'Poetry' } });
  const either = 'POST /api/admin/genres' as 'POST /api/admin/genres' | 'POST /api/newsletter';
  // @ts-expect-error: so does what may be its request.
  requestOf(either, { body: { name: 'Poetry' } });
  requestOf(either, { body: { name: 'Poetry' }, idempotencyKey: 'k' });
  // @ts-expect-error: only a dry run needs no key.
  requestOf('POST /api/admin/books/changes', { query: { dryRun: 'false' }, body: CHANGE });
  requestOf('POST /api/admin/books/changes', { query: { dryRun: 'true' }, body: CHANGE });
  expectTypeOf<ReplyOf<'GET /api/genres'>[number]>().not.toHaveProperty('hidden');
  expectTypeOf<ReplyOf<'GET /api/admin/genres'>[number]['hidden']>().toEqualTypeOf<boolean>();
  expectTypeOf<RequestOf<'PATCH /api/admin/genres/:slug'>['params']>().toEqualTypeOf<{
    slug: string;
  }>();
});

it('does not compile without the query, the token or the parts that a call needs', () => {
  // @ts-expect-error: there is nothing to search for.
  requestOf('GET /api/suggestions', {});
  requestOf('GET /api/books/facets', {});
  expectTypeOf<OnlyPart<'GET /api/suggestions'>>().toEqualTypeOf<{ q: string }>();
  // It would be sent as the body.
  expectTypeOf<OnlyPartOf<'POST /api', ApiCalls['GET /api/suggestions']>>().toBeNever();
  // It would be sent without its type, or as JSON.
  expectTypeOf<OnlyPart<'POST /api/admin/imports'>>().toBeNever();
  expectTypeOf<OnlyPart<'POST /api/admin/books/changes'>>().toBeNever();
  expectTypeOf<TokenOf<'GET /api', 'customer'>>().toEqualTypeOf<{ as: 'customer' }>();
  expectTypeOf<TokenOf<'GET /api', 'customer or guest'>>().toEqualTypeOf<{ as: 'customer' }>();
});
