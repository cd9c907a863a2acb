import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { RIGHTS } from '../../main/security/rights.fixtures.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { countsVisibleChanges } from './visible-changes.ts';

const app = useTestApp();
afterEach(() => {
  mongoose.set('debug', false);
});

/** Whose changes visitors need not see at once. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  orders: 'what was bought together tells no more with one order more',
  text_versions: 'a version never changes',
};

const hasPlugin = (name: string) => {
  const { plugins } = mongoose.model(name).schema as unknown as { plugins: { fn: unknown }[] };
  return plugins.some(({ fn }) => fn === countsVisibleChanges);
};
const collectionOf = (name: string) => mongoose.model(name).collection.collectionName;

const cached = Object.entries(RIGHTS).filter(([, { route }]) => route?.cached);

it.each(cached)('are counted in all that %s reads', async (name, { call, status }) => {
  const [, pattern = ''] = name.split(' ');
  const { path = pattern } = (await call?.({ uid: 'owner', password: '' })) ?? {};
  const read = new Set<string>();
  mongoose.set('debug', (collection: string) => void read.add(collection));
  expect((await app.http().get(path)).status).toBe(status);
  const counted = mongoose.modelNames().filter(hasPlugin).map(collectionOf);
  expect([...read].filter((one) => !counted.includes(one) && !UNCOUNTED[one])).toEqual([]);
});
