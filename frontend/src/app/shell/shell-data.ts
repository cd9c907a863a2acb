import { listGenres } from '../../shared/api/genres-api.ts';
import type { Ask } from '../../shared/page-data.ts';

/** Makes the calls of the frame around every page. */
export const loadShellData = (ask: Ask) => ask(listGenres.initiate());
