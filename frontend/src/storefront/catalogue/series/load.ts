import { slugOf } from '@book-store/contract/slugs';
import { getSeries } from '../../../api/calls/books-api.ts';
import type { Load } from '../../../api/page-data.ts';

export const load: Load = (ask, { params: { slug = '' } }) => ask(getSeries.initiate(slugOf(slug)));
