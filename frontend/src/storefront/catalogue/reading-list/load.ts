import type { Load } from '../../../api/page-data.ts';
import { getReadingList } from '../parts/reading-lists/api.ts';

export const load: Load = (ask, { params: { id = '' } }) => ask(getReadingList.initiate(id));
