import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printSheets } from './print-sheets.ts';

const print = vi.fn();

/** A sheet with a logo that is still loading. */
function showSheet(): HTMLImageElement {
  const sheet = document.createElement('section');
  sheet.className = 'print-sheet';
  const logo = document.createElement('img');
  Object.defineProperty(logo, 'complete', { value: false });
  sheet.append(logo);
  document.body.append(sheet);
  return logo;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});
afterEach(() => document.body.replaceChildren());

it('prints at once where no picture is loading', () => {
  printSheets();
  expect(print).toHaveBeenCalledOnce();
});

it.each(['load', 'error'])('waits for the logo of a sheet until its %s', async (end) => {
  const logo = showSheet();
  printSheets();
  await settled();
  expect(print).not.toHaveBeenCalled();
  logo.dispatchEvent(new Event(end));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('prints without a logo that does not come', async () => {
  vi.useFakeTimers();
  showSheet();
  printSheets();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(print).toHaveBeenCalledOnce();
});

it('prints nothing, and tells nobody, once it is left', async () => {
  const done = vi.fn();
  const logo = showSheet();
  const leave = printSheets(done);
  leave();
  logo.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('afterprint'));
  await settled();
  expect(print).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
});
