import type { Genre } from './layout.ts';
import { GENERAL_LAYOUTS } from './layouts/general.ts';

const general: Genre = {
  layouts: GENERAL_LAYOUTS,
  title: { face: 'serif-strong', leading: 1.1 },
  note: 'serif-italic',
  author: { face: 'serif-italic', tracking: 0, capitals: false },
};

/** The drawings of every genre that has its own, and of all others. */
export const GENRES: Record<string, Genre> & { general: Genre } = { general };
