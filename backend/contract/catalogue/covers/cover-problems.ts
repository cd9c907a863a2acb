import { PICTURE_PROBLEMS } from '../../picture-problems.ts';

/** Why a book has no copy of the picture at its `coverSource`. */
export const COVER_PROBLEMS = [...PICTURE_PROBLEMS, 'wrong-shape'] as const;
export type CoverProblem = (typeof COVER_PROBLEMS)[number];
