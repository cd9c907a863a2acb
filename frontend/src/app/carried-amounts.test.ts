import { expect, it } from 'vitest';
import { getBook } from '../api/calls/books-api.ts';
import { fromCarried, toCarried } from '../api/carried-data.ts';
import { aBook } from '../testing/builders.ts';
import { makeBareStore } from './store.ts';

it('a page that the server has rendered carries the amounts of the wire to the browser', async () => {
  const book = aBook({ newPrice: 12.5, oldPrice: 15 });
  const callApi = async () => ({ status: 200, headers: {}, body: book });
  const onServer = makeBareStore(undefined, { callApi });
  await onServer.dispatch(getBook.initiate(book._id));
  const carried = JSON.parse(JSON.stringify(toCarried(onServer.getState().api)));
  const inBrowser = makeBareStore({ api: fromCarried(carried) });
  expect(getBook.select(book._id)(inBrowser.getState()).data).toEqual(book);
});
