import { createContext, useContext } from 'react';
import { type StorefrontTexts, specified } from './specified-texts.ts';

/** The table of this shop. */
export const StorefrontTextsContext = createContext<StorefrontTexts>(specified);

/** Returns the texts of the storefront. */
export const useTexts = (): StorefrontTexts => useContext(StorefrontTextsContext);

/** Loads a table; only shops that use it pay for it. */
export const loadTexts = async (name?: string): Promise<StorefrontTexts> =>
  name === 'refined' ? (await import('./refined-texts.ts')).refined : specified;
