import type { Genre } from './layout.ts';
import { ADVENTURE_LAYOUTS } from './layouts/adventure.ts';
import { BUSINESS_LAYOUTS } from './layouts/business.ts';
import { FICTION_LAYOUTS } from './layouts/fiction.ts';
import { GENERAL_LAYOUTS } from './layouts/general.ts';
import { GRIM_LAYOUTS, HORROR_LAYOUTS } from './layouts/horror.ts';
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
  title: { face: 'serif-strong', leading: 1.06 },
  note: 'sans',
  author: { face: 'sans-strong', tracking: 0.1, capitals: true },
};
const grim: Genre = { ...horror, layouts: GRIM_LAYOUTS };
const gothic: Genre = { ...grim, title: { face: 'gothic', leading: 0.98 } };
/** One grim cover in so many is lettered in a broken script. */
const GOTHIC_EVERY = 3;

/** 'Anne Frank' in a genre of an owner's is no reason for a skull; 'Salem's Grave' is one. */
const GRIM =
  /\b(horrors?|terrors?|ghosts?|ghouls?|haunt\w*|graves?|graveyards?|tombs?|crypts?|coffins?|skulls?|bones|corpses?|(un)?dead|death|vampires?|dracula|zombies?|demons?|devils?|witch\w*|werewol\w*|frankenstein\w*|monsters?|exorcis\w*|nightmares?|hell|blood\w*|cthulhu|necro\w*|tod|tote[nr]?|geister?|gespenst(er)?|grab|gr\u00e4ber|teufel|hexen?|mort|fant\u00f4mes?|muerte|muertos?|fantasmas?|morte|morti)\b/iu;

const adventure: Genre = {
  layouts: ADVENTURE_LAYOUTS,
  title: { face: 'narrow', leading: 0.98 },
  note: 'sans',
  author: { face: 'narrow', tracking: 0.1, capitals: true },
};

/** The drawings of every genre that has its own, and of all others. */
const GENRES: Record<string, Genre> & { general: Genre } = {
  general,
  business,
  technology,
  fiction,
  horror,
  adventure,
};
export const GENRE_NAMES = Object.keys(GENRES);

/** Returns the drawings and faces for a book. */
export function genreOf(name: string, { title, seed }: { title: string; seed: number }): Genre {
  if (name !== 'horror' || !GRIM.test(title)) return GENRES[name] ?? GENRES.general;
  return (seed >>> 8) % GOTHIC_EVERY === 0 ? gothic : grim;
}
