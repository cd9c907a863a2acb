import type { Load } from '../../../api/page-data.ts';
import { getPageText } from '../parts/page-texts/api.ts';

export const load: Load = (ask) => ask(getPageText.initiate('terms'));
