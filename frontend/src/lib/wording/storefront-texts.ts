import type { Language } from '@book-store/contract/storefront';
import { createContext, useContext } from 'react';
import { type StorefrontTexts, specified } from './specified-texts.ts';

/**
 * The texts of one part of the storefront. They are English; a table of another language has the same type, so that
 * the compiler finds what it lacks. What depends on a value, such as a plural, is a function.
 */
export type Area<Texts extends object> = { readonly name: string; readonly english: Texts };
export type TextsOf<Of> = Of extends Area<infer Texts> ? Texts : never;

/** A sentence with a link in it: what comes before the link, its text, and what comes after. */
export type Linked = readonly [before: string, link: string, after: string];

/** Declares the texts of a part; `name` is the path of its folder. */
export const area = <Texts extends object>(name: string, english: Texts): Area<Texts> => ({
  name,
  english,
});

/** How a shop speaks: its language, and the tables that replace the English ones, by the names of their areas. */
export type Wording = {
  readonly language: Language;
  readonly tables: Readonly<Record<string, object>>;
};

/** The wording of a shop as specified. */
export const SPECIFIED: Wording = { language: 'en', tables: {} };

/** The texts that the specification fixes, or what a shop has instead of them. */
export const storefrontTexts: Area<StorefrontTexts> = area('storefront', specified);

let ofShop = SPECIFIED;

/** Sets the wording of the shop that this process, or this browser's page, belongs to. */
export function setShopWording(wording: Wording = SPECIFIED) {
  ofShop = wording;
}

export const shopWording = (): Wording => ofShop;

/** The wording of the screens below, where it can change while they are shown: in the dashboard. */
export const WordingContext = createContext<Wording | undefined>(undefined);

const useWording = () => useContext(WordingContext) ?? ofShop;

const textsIn = <Texts extends object>({ tables }: Wording, { name, english }: Area<Texts>) =>
  (tables[name] ?? english) as Texts;

/** Returns the texts of an area, without one those that the specification fixes. */
export function useTexts(): StorefrontTexts;
export function useTexts<Texts extends object>(of: Area<Texts>): Texts;
export function useTexts(of: Area<object> = storefrontTexts) {
  return textsIn(useWording(), of);
}

/** Returns the texts of an area for what is no component: messages, dialogs. */
export const textsNow = <Texts extends object>(of: Area<Texts>): Texts => textsIn(ofShop, of);

/** Returns the language of this part of the screen. */
export const useLanguage = (): Language => useWording().language;

/** Returns the language for what is no component. */
export const languageNow = (): Language => ofShop.language;
