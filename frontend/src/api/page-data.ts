import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Params } from 'react-router-dom';

/** A call of the API as its endpoint's `initiate(…)` makes it. */
// biome-ignore lint/suspicious/noExplicitAny: the types of RTK Query's own thunks
type Query<Data> = ThunkAction<PromiseLike<{ data?: Data }>, any, any, UnknownAction>;

/** Makes a call and returns its data, or undefined if it failed. */
export type Ask = <Data>(query: Query<Data>) => Promise<Data | undefined>;

/**
 * Makes the calls that a page's hooks will make, so that the server can render their data and the browser
 * has it when a link is clicked. Stands beside the page, in its `load.ts`.
 */
export type Load = (ask: Ask, at: { params: Params; search: URLSearchParams }) => Promise<unknown>;
