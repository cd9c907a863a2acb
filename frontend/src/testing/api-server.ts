import { setupServer } from 'msw/node';

/** Stands in for the shop's server; a request that no handler answers is an error. */
export const apiServer = setupServer();
