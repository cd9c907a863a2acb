import type { Load } from '../../api/page-data.ts';
import { getPageText } from '../page-texts/api.ts';

export const load: Load = (ask) => ask(getPageText.initiate('imprint'));
