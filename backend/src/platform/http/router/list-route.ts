import { z } from 'zod';
import type { Page } from '../../documents/mongo.ts';
import type { Shop } from '../../shop.ts';
import { filledIn, pagingHeaders } from './paging.ts';
import { type Parsed, type Route, route, type Schema } from './route.ts';

type ListQuery = { page: number; limit: number; after?: string | undefined };

/** What a list says of itself besides its pages, it says in headers that `replyHeaders` names. */
export type ListPage<Item> = Page<Item> & { headers?: Record<string, string> };

type ListSpec<Item, Params extends Schema, Query extends z.ZodType<ListQuery>> = Pick<
  Route,
  'path' | 'summary' | 'errors' | 'replyHeaders'
> & {
  params?: Params;
  query: Query;
  item: z.ZodType<unknown, Item>;
  list: (query: z.output<Query>, params: Parsed<Params>, shop: Shop) => Promise<ListPage<Item>>;
};

/** Returns a route through which admins read a list, page by page. */
export const listRoute = <
  Item,
  Query extends z.ZodType<ListQuery>,
  Params extends Schema = undefined,
>({
  item,
  list,
  replyHeaders = [],
  ...spec
}: ListSpec<Item, Params, Query>): Route =>
  route<'admin', Item[], Params, Query>({
    ...(spec as typeof spec & { params: Params }),
    method: 'get',
    access: 'admin',
    reply: z.array(item),
    replyHeaders: ['X-Total-Count', 'Link', ...replyHeaders],
    run: async ({ params, query, shop }) => {
      const asked = query as z.output<Query>;
      const { found, total, headers } = await list(asked, params, shop);
      const last = found[asked.limit - 1] as { _id?: string } | undefined;
      const path = filledIn(spec.path, (params ?? {}) as Record<string, string>);
      return {
        body: found,
        headers: { ...pagingHeaders(path, asked, total, last?._id), ...headers },
      };
    },
  });
