import { beforeEach, describe, expect, it } from 'vitest';
import { storeSettings } from '../../../settings/shop/store-settings.builder.ts';
import { aTaxedShop } from '../../../settings/shop/taxed-shop.builder.ts';
import { holdPoints } from '../../../testing/app/hold-points.ts';
import { asAdmin, asCustomer } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { anOrder } from '../../order/orders.builder.ts';
import { drawInvoice } from '../draw-invoice.ts';
import { Paper, type StoredPaper } from '../papers.model.ts';
import { missingIn } from './fonts.ts';

const app = useTestApp();
beforeEach(aTaxedShop);

/** Returns the file of an invoice that has these values besides its own. */
async function fileOf(values: Partial<StoredPaper> = {}) {
  const { papers } = await drawInvoice(await anOrder({ status: 'packed' }), { at: new Date() });
  const id = String(papers?.[0]?._id);
  await Paper.updateOne({ _id: id }, { $set: values });
  const call = app.http().get(`/api/admin/papers/${id}/file`);
  const { body } = await call.set('Authorization', await asAdmin());
  return { ...body, text: Buffer.from(body.pdf ?? '', 'base64').toString('latin1') };
}
const pagesIn = (text: string) => text.match(/\/Type \/Page\b/g)?.length;
const buyer = (name: string) => ({ buyer: { name, lines: ['Ring 1'] } });
const item = (at: number) => ({
  kind: 'book' as const,
  text: `Volume ${at}`,
  quantity: 1,
  price: 100,
  amount: 100,
});

describe('a paper as a file', () => {
  it('is a tagged PDF in its language, named by its number', async () => {
    const { name, text, missing } = await fileOf();
    expect(name).toMatch(/^Invoice-[\w-]+\.pdf$/);
    expect(missing).toEqual([]);
    expect(text).toMatch(/^%PDF-1\.7/);
    for (const part of [
      '/MarkInfo',
      '/StructTreeRoot',
      '/Lang (en)',
      '/S /Table',
      '/S /TH',
      '/S /H1',
    ])
      expect(text).toContain(part);
    expect(pagesIn(text)).toBe(1);
  });

  it('reads a name that takes several lines in one go, and names the columns of its tables', async () => {
    const paragraphs = async (name: string) =>
      (await fileOf(buyer(name))).text.match(/\/S \/P\b/g)?.length;
    expect(await paragraphs('Wide Shelves '.repeat(16))).toBe(await paragraphs('Ada'));
    expect((await fileOf()).text.match(/\/Scope \/Column/g)?.length).toBe(6);
  });

  it.each([
    ['DE', '595.28 841.89'],
    ['US', '612 792'],
  ])('is as large as the paper of %s', async (country, box) => {
    await storeSettings({ place: { country } });
    expect((await fileOf()).text).toContain(`/MediaBox [0 0 ${box}]`);
  });

  it('has as many pages as it takes', async () => {
    const items = Array.from({ length: 60 }, (_none, at) => item(at));
    expect(pagesIn((await fileOf({ items })).text)).toBeGreaterThan(1);
  });

  it.each([
    ['of 200 letters', 'X'.repeat(200)],
    ['of many words', 'Wide Shelves '.repeat(16).trim()],
    ['in Vietnamese', 'Nguyễn Thị Đẹp'],
    ['in Greek', 'Αλέξανδρος Παπαδιαμάντης'],
    ['in Cyrillic', 'Фёдор Достоевский, Ґанок'],
    ['of Europe', 'Łódź Őrség Şișești Þórður ß Žižek Ħal Ġzira'],
  ])('has a name %s', async (_what, name) => {
    const { pdf, missing } = await fileOf(buyer(name));
    expect([missing, typeof pdf]).toEqual([[], 'string']);
  });

  it.each([
    ['漢字 Books', ['漢', '字']],
    ['שלום', ['ש', 'ל', 'ו', 'ם']],
  ])('is none with letters that its fonts lack, which are named: %s', async (name, letters) => {
    expect(await fileOf(buyer(name))).toMatchObject({ missing: letters, text: '' });
  });

  it('is refused to a network that asks for very many', async () => {
    const { papers, _id } = await drawInvoice(await anOrder({ status: 'packed' }), {
      at: new Date(),
    });
    const paper = papers?.[0]?._id;
    await Paper.updateOne({ _id: paper }, { $set: buyer('漢字 Books') });
    const path = `/api/orders/${_id}/papers/${paper}/file`;
    const ask = () => app.http().get(path).set('Authorization', asCustomer('ada'));
    const points = holdPoints();
    const asked = Array.from({ length: 40 }, async () => ask());
    await points.haveCome(asked);
    const replies = await points.pass(asked);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  it('has the signs of money', () => {
    expect(missingIn(['€ $ £ ¥ ₽ ₴ ₫ ₺ zł Kč'])).toEqual([]);
  });
});
