import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { findShown, type Purpose, type Sought, type Target } from './find-shown.ts';
import type { Found, Tab } from './tab.ts';
import { keptProblems } from './watched-shop.ts';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A person in one of the browsers, who waits for what they look for. */
export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(tab: Tab, shopUrl: string) {
  /** Every page that is loaded anew needs it anew. */
  async function teach() {
    if (await tab.run(() => 'TestingLibraryDom' in window, undefined)) return;
    await tab.run(new Function(testingLibrary) as () => void, undefined);
  }

  /** Repeats it until it ends well: what was found may be replaced before it is pressed. */
  async function act(target: Target, to: Purpose, then: (found: Found) => Promise<void>) {
    const sought = soughtOf(target, to);
    await expect(async () => {
      await teach();
      const found = await tab.find(findShown, sought);
      if (!found)
        throw new Error(
          `Not seen${to === 'press' ? ', covered or moving' : ''}: ${inWords(target)}`,
        );
      await then(found);
    }).toPass({ intervals: [100], timeout: 60_000 });
  }

  const sees = (target: Target) => act(target, 'see', async () => undefined);
  return {
    sees,
    click: (target: Target) => act(target, 'press', (found) => found.click()),
    type: (label: string | RegExp, text: string) =>
      act({ label }, 'type', (found) => found.type(text)),
    upload: (label: string | RegExp, path: string) =>
      act({ label }, 'see', (found) => found.upload(path)),
    /** Opens a page, and waits for the end of the first load's spinner, which takes the focus. */
    open: async (path: string) => {
      await tab.goto(`${shopUrl}${path}`);
      const isCovered = () => tab.run(() => document.querySelector('.first-load') !== null, 0);
      await expect.poll(isCovered, { message: 'Loading the shop' }).toBe(false);
    },
    isAt: (path: string) => expect.poll(() => tab.run(() => location.pathname, 0)).toBe(path),
    run: tab.run,
    problems: () => tab.run(keptProblems, undefined),
    screenshot: tab.screenshot,
    close: tab.close,
  };
}

function soughtOf(target: Target, to: Purpose): Sought {
  const within = target.within && soughtOf(target.within, 'see');
  const shared = { within, to, role: '' };
  if ('label' in target) return { ...shared, kind: 'label', pattern: patternOf(target.label) };
  if ('text' in target) return { ...shared, kind: 'text', pattern: patternOf(target.text) };
  return { ...shared, kind: 'role', role: target.role, pattern: patternOf(target.name ?? /(?:)/) };
}

const patternOf = (name: string | RegExp) =>
  typeof name === 'string' ? `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$` : name.source;

function inWords(target: Target): string {
  const within = target.within ? ` in ${inWords(target.within)}` : '';
  if ('label' in target) return `the field ${target.label}${within}`;
  if ('text' in target) return `the text ${target.text}${within}`;
  return `${target.role} ${target.name ?? ''}${within}`;
}
