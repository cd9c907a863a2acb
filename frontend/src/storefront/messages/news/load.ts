import type { Load } from '../../../api/page-data.ts';
import { getNews, listNews, NEWEST_NEWS } from '../parts/news/api.ts';

export const load: Load = (ask, { params: { id = '' } }) =>
  Promise.all([ask(getNews.initiate(id)), ask(listNews.initiate(NEWEST_NEWS))]);
