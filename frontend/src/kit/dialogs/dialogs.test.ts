import swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { describe, expect, it, vi } from 'vitest';
import { HOSTILE, hostileElements } from '../../testing/hostile-text.ts';
import * as dialogs from './dialogs.ts';

const READ_AS_HTML =
  /^(title|html|footer|template)$|Html$|ButtonText$|^input|^validation|^progressSteps$/;

const { preloadDialogs, ...openers } = dialogs;
const names = Object.keys(openers) as (keyof typeof openers)[];
const popup = () => document.querySelector('.swal2-popup');

/** Opens a dialog with hostile strings for all its texts; an icon is not a text. */
function open(name: keyof typeof openers) {
  const texts = [0, 1, 2, 3].map((index) => `${HOSTILE} ${index}`);
  if (name === 'alertDialog') return dialogs.alertDialog(texts[0] ?? '', 'error');
  return (openers[name] as (...texts: string[]) => Promise<unknown>)(...texts);
}

describe('a text that looks like HTML', () => {
  it.each(names)('stays text everywhere in %s', async (name) => {
    void open(name);
    await expect.poll(() => popup()?.textContent).toContain(`${HOSTILE} 0`);
    const taken = openers[name].length;
    for (const index of Array.from({ length: name === 'alertDialog' ? 1 : taken }).keys()) {
      expect(popup()?.textContent).toContain(`${HOSTILE} ${index}`);
    }
    expect(hostileElements()).toEqual([]);
  });

  it('would become elements if it were parsed as HTML', () => {
    void swal.fire({ title: HOSTILE });
    expect(hostileElements().length).toBeGreaterThan(0);
  });
});

describe('SweetAlert2', () => {
  it.each(names)('gets no option that it parses as HTML from %s', async (name) => {
    const fire = vi.spyOn(swal, 'fire');
    void open(name);
    await expect.poll(() => fire.mock.calls.length).toBe(1);
    const given = Object.keys(fire.mock.calls[0]?.[0] ?? {});
    expect(given.filter((option) => READ_AS_HTML.test(option))).toEqual([]);
  });
});
