import type { Load } from '../../../api/page-data.ts';
import { getTextVersion } from '../parts/page-texts/api.ts';

export const load: Load = (ask, { params: { id = '' } }) => ask(getTextVersion.initiate(id));
