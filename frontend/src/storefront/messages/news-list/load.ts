import type { Load } from '../../../api/page-data.ts';
import { parsePage } from '../../../lib/addresses/list-params.ts';
import { listNews } from '../parts/news/api.ts';

/** Full rows in one, two and three columns. */
export const PER_NEWS_PAGE = 12;

export const search = ['page'];
export const load: Load = (ask, at) =>
  ask(listNews.initiate({ page: parsePage(at.search), limit: PER_NEWS_PAGE }));
