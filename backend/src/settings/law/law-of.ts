import { isInEu } from '@book-store/contract/settings/place/eu';
import { austria } from './austria.ts';
import { europeanUnion } from './european-union.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { greatBritain } from './great-britain.ts';
import type { LawList } from './law-list.ts';
import { switzerland } from './switzerland.ts';
import { unitedStates } from './united-states.ts';

export const LAWS: Readonly<Record<string, LawList>> = {
  AT: austria,
  CH: switzerland,
  DE: germany,
  FR: france,
  GB: greatBritain,
  US: unitedStates,
};

/** Returns what the law of a country asks for; undefined if there is no list of it. */
export const lawOf = (country: string | undefined): LawList | undefined =>
  country === undefined
    ? undefined
    : (LAWS[country] ?? (isInEu(country) ? europeanUnion : undefined));
