import type { Feature } from './feature.ts';
import { covers } from './pictures/covers.ts';

/** The features of the platform, which know nothing of books. */
export const platformFeatures: readonly Feature[] = [covers];
