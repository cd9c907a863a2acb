import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Genre } from './genres.model.ts';
import { seedGenresOnce } from './seed-genres.ts';

useTestApp();
const now = new Date('2026-06-30T12:00:00Z');
const names = async () => (await Genre.find({}).sort({ position: 1 })).map(({ name }) => name);
const FIVE = ['Business', 'Technology', 'Fiction', 'Horror', 'Adventure'];

beforeEach(async () => {
  await Genre.deleteMany({});
  await mongoose.connection.collection('shop_meta').deleteMany({});
});

it('a shop gets its first genres once, also when several servers start at once', async () => {
  await Promise.all([seedGenresOnce(now), seedGenresOnce(now), seedGenresOnce(now)]);
  await seedGenresOnce(now);
  expect(await names()).toEqual(FIVE);
});

it('an interrupted start is completed', async () => {
  await seedGenresOnce(now);
  await mongoose.connection.collection('shop_meta').deleteMany({});
  await Genre.deleteOne({ category: 'horror' });
  await seedGenresOnce(now);
  expect(await names()).toEqual(FIVE);
});

it('a genre that the owner has removed stays away', async () => {
  await seedGenresOnce(now);
  await Genre.deleteOne({ category: 'horror' });
  await seedGenresOnce(now);
  expect(await names()).not.toContain('Horror');
});
