import type { Genre } from './layout.ts';
import { ADVENTURE_LAYOUTS } from './layouts/adventure.ts';
import { BUSINESS_LAYOUTS } from './layouts/business.ts';
import { FICTION_LAYOUTS } from './layouts/fiction.ts';
import { GENERAL_LAYOUTS } from './layouts/general.ts';
import { HORROR_LAYOUTS } from './layouts/horror.ts';
import { TECHNOLOGY_LAYOUTS } from './layouts/technology.ts';

const general: Genre = {
  layouts: GENERAL_LAYOUTS,
  title: { face: 'serif-strong', leading: 1.1 },
  note: 'serif-italic',
  author: { face: 'serif-italic', tracking: 0, capitals: false },
};

const business: Genre = {
  layouts: BUSINESS_LAYOUTS,
  title: { face: 'sans-strong', leading: 1.02 },
  note: 'sans',
  author: { face: 'sans', tracking: 0, capitals: false },
};

const technology: Genre = {
  ...business,
  layouts: TECHNOLOGY_LAYOUTS,
  title: { face: 'sans', leading: 1.06 },
};

const fiction: Genre = { ...general, layouts: FICTION_LAYOUTS };

const horror: Genre = {
  layouts: HORROR_LAYOUTS,
  title: { face: 'gothic', leading: 0.98 },
  note: 'sans',
  author: { face: 'sans-strong', tracking: 0.1, capitals: true },
};

const adventure: Genre = {
  layouts: ADVENTURE_LAYOUTS,
  title: { face: 'narrow', leading: 0.98 },
  note: 'sans',
  author: { face: 'narrow', tracking: 0.1, capitals: true },
};

/** The drawings of every genre that has its own, and of all others. */
export const GENRES: Record<string, Genre> & { general: Genre } = {
  general,
  business,
  technology,
  fiction,
  horror,
  adventure,
};
