import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../testing/start-test-app.ts';
import {
  claimBackup,
  LEASE_MS,
  readSchedule,
  recordBackup,
  recordFailure,
  releaseBackup,
  renewBackup,
} from './backup-schedule.ts';

useTestApp();
const HOUR_MS = 3_600_000;
const NOW = new Date('2026-06-15T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const MADE = { documents: 7, accounts: 1, bytes: 900, seconds: 2 };

beforeEach(async () => {
  await mongoose.connection.collection('backup_schedule').deleteMany({});
});

it('gives the first backup to one of several servers', async () => {
  const servers = Array.from({ length: 6 }, (_, at) => `server ${at}`);
  const claims = servers.map((server) => claimBackup(server, HOUR_MS, NOW));
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});

it('makes the next one due when the last one is old enough, also after a restart', async () => {
  await claimBackup('one', HOUR_MS, NOW);
  await recordBackup('one', NOW, MADE);
  expect(await claimBackup('other', HOUR_MS, later(HOUR_MS - 1))).toBe(false);
  expect(await claimBackup('other', HOUR_MS, later(HOUR_MS))).toBe(true);
  expect(await readSchedule()).toMatchObject({ madeAt: NOW, last: MADE });
});

it('passes from a server that has died to another one, and not from one that is alive', async () => {
  await claimBackup('one', HOUR_MS, NOW);
  expect(await renewBackup('one', later(LEASE_MS - 1))).toBe(true);
  expect(await claimBackup('other', HOUR_MS, later(LEASE_MS + 1))).toBe(false);
  expect(await claimBackup('other', HOUR_MS, later(2 * LEASE_MS))).toBe(true);
  expect(await renewBackup('one', later(2 * LEASE_MS))).toBe(false);
  await recordBackup('one', NOW, MADE);
  expect((await readSchedule())?.madeAt).toEqual(new Date(0));
});

it('passes at once from a server that stops', async () => {
  await claimBackup('one', HOUR_MS, NOW);
  await releaseBackup('one');
  expect(await claimBackup('other', HOUR_MS, NOW)).toBe(true);
});

it('waits after a failure, which a success makes forgotten', async () => {
  await claimBackup('one', HOUR_MS, NOW);
  await recordFailure('one', 'The disk is full.', { now: NOW, retryAt: later(60_000) });
  expect(await readSchedule()).toMatchObject({ failure: 'The disk is full.', failedAt: NOW });
  expect(await claimBackup('one', HOUR_MS, later(59_999))).toBe(false);
  expect(await claimBackup('one', HOUR_MS, later(60_000))).toBe(true);
  const again = { now: later(60_000), retryAt: later(60_000) };
  await recordFailure('one', 'The disk is still full.', again);
  expect(await readSchedule()).toMatchObject({ failure: 'The disk is still full.', failedAt: NOW });
  await recordBackup('one', later(60_000), MADE);
  expect(await readSchedule()).not.toHaveProperty('failure');
});
