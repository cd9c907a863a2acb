import type { LawRule } from '@book-store/contract/settings/law/law';
import type { LawEntryView } from '@book-store/contract/settings/law/law.schemas';
import { COUNTRIES } from '@book-store/contract/settings/place/countries';
import { isInEu } from '@book-store/contract/settings/place/eu';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredJob } from '../../platform/jobs/job-records.ts';
import { LAWS, lawOf } from '../../settings/law/law-of.ts';
import { PageText } from '../../settings/page-texts/page-texts.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });

const jobs = () => mongoose.connection.collection<Partial<StoredJob> & { _id: string }>('jobs');

let admin: string;
const call = (method: 'get' | 'put', path: string, body?: object) =>
  app.http()[method](`/api/admin/${path}`).set('Authorization', admin).send(body);
const setup = async () => (await call('get', 'setup')).body;
const states = async (): Promise<Partial<Record<LawRule, string>>> =>
  Object.fromEntries(
    (await setup()).law.entries.map(({ rule, state }: LawEntryView) => [rule, state]),
  );
const write = (page: string, text: string) => call('put', `pages/${page}`, { text });

beforeEach(async () => {
  admin = await asAdmin();
  await Promise.all([ShopSettings.deleteMany({}), PageText.deleteMany({})]);
  await storeSettings({ place: { country: 'DE', currency: 'EUR' } });
});

describe('what the law asks of a shop', () => {
  it('is missing until the shop has it', async () => {
    expect(await states()).toMatchObject({
      ...{ imprint: 'missing', 'withdrawal-text': 'missing', 'model-form': 'missing' },
      ...{ privacy: 'missing', 'texts-with-mail': 'missing', seller: 'missing' },
      ...{ 'tax-number': 'missing', 'prices-with-tax': 'missing' },
      ...{ 'withdrawal-function': 'done', 'order-button': 'done', 'invoice-number': 'done' },
    });
    expect((await setup()).steps.law).toBe(false);
    const rates = [{ country: 'DE', class: 'books', rate: 7000, from: '2020-01-01' }];
    await write('imprint', 'Bücher Leipzig');
    await write('privacy', 'Wir speichern Ihre Bestellungen.');
    await write('withdrawal', 'Sie haben das Recht …');
    await call('put', 'shop/identity', { name: 'Bücher', address: 'Markt 1\n04109 Leipzig' });
    await call('put', 'shop/tax', { included: true, number: 'DE123456789', rates });
    expect(await states()).toMatchObject({
      ...{ imprint: 'done', 'withdrawal-text': 'done', privacy: 'done', seller: 'done' },
      ...{ 'tax-number': 'done', 'prices-with-tax': 'done' },
      ...{ 'model-form': 'missing', 'texts-with-mail': 'missing' },
    });
    await write('withdrawal', 'Sie haben das Recht …\n\n# Muster-Widerrufsformular');
    expect(await states()).toMatchObject({ 'model-form': 'done', 'texts-with-mail': 'done' });
    expect((await setup()).steps.law).toBe(true);
  });

  it('is not done by a page that still has something to fill in, which is named', async () => {
    // Published before such pages were refused.
    await PageText.create({ _id: 'imprint', text: '[Name]\n[Street]', version: 1 });
    const { law, unfinished, steps } = await setup();
    const imprint = law.entries.find(({ rule }: LawEntryView) => rule === 'imprint');
    expect(imprint).toMatchObject({ act: '§ 5 Abs. 1 DDG', state: 'missing' });
    expect(unfinished).toEqual([{ page: 'imprint', placeholders: ['Name', 'Street'] }]);
    expect(steps.law).toBe(false);
    expect((await app.http().get('/api/pages/imprint')).body.html).toContain('[Name]');
  });

  it('is neither missing nor done where nobody has read the act', async () => {
    for (const country of [...Object.keys(LAWS), 'IT']) {
      await storeSettings({ place: { country } });
      const { entries } = (await setup()).law;
      for (const { source, state } of entries)
        expect(source === undefined).toBe(state === 'unchecked');
      expect(entries.some(({ source }: LawEntryView) => source)).toBe(true);
    }
  });

  it('is not known of other countries', async () => {
    await storeSettings({ place: { country: 'JP' } });
    expect((await setup()).law).toBeUndefined();
    const known = COUNTRIES.filter((country) => lawOf(country));
    expect(known).toEqual(
      COUNTRIES.filter((country) => isInEu(country) || ['CH', 'GB', 'US'].includes(country)),
    );
  });

  it('was read on a day, at addresses that anybody can open', () => {
    for (const list of [...Object.values(LAWS), lawOf('IT')]) {
      expect(list?.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const { read: _read, ...parts } = list ?? { read: '' };
      for (const { act, source = 'https://' } of Object.values(parts).flatMap(Object.values)) {
        expect(act.trim()).not.toBe('');
        expect(source).toMatch(/^https?:\/\//);
      }
    }
  });
});

describe('the set-up', () => {
  it('has ways to pay, mails and backups once the shop has them', async () => {
    expect((await setup()).steps).toMatchObject({ payments: false, mail: true, backups: false });
    await call('put', 'shop/payments', { ways: [{ method: 'cash-on-delivery', countries: [] }] });
    const last = { begunAt: new Date(), documents: 1, bytes: 1, seconds: 1 };
    await jobs().insertOne({ _id: 'backups', lastRunAt: new Date(), result: last });
    expect((await setup()).steps).toMatchObject({ payments: true, backups: true });
    await jobs().updateOne({ _id: 'backups' }, { $set: { failures: 1, failingSince: new Date() } });
    expect((await setup()).steps).toMatchObject({ backups: false });
  });
});
