import { setShopPlace } from '@book-store/contract/place';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import { type CsvValue, csvAmount, toCsv } from './write-csv.ts';

async function collect(parts: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

const write = async (...texts: CsvValue[]) => {
  const columns = [
    { name: { en: 'a', de: 'ä' }, value: (text: CsvValue) => text },
    { name: { en: 'b', de: 'b' }, value: () => 1 },
  ];
  return (await collect(toCsv(columns, texts, 'en'))).join('');
};

afterEach(() => setShopPlace());

describe('toCsv', () => {
  it('quotes what needs it, in a file that spreadsheets take for UTF-8', async () => {
    expect(await write('x', 'é, "y"', undefined, true, -1.5, new Date(0))).toBe(
      '\uFEFFa,b\r\nx,1\r\n"é, ""y""",1\r\n,1\r\ntrue,1\r\n-1.5,1\r\n1970-01-01 00:00:00,1\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", '=HYPERLINK("x")'])(
    'defuses the formula %j',
    async (text) => {
      const [, cell] = /\r\n"?(.)/.exec(await write(text)) ?? [];
      expect(cell).toBe("'");
    },
  );

  it("leaves apostrophes of the owner's own alone", async () => {
    expect(await write("'Salem's Lot", "'")).toBe("\uFEFFa,b\r\n'Salem's Lot,1\r\n',1\r\n");
  });

  it('writes texts that reading gives back as they were', async () => {
    const sign = fc.constantFrom(...'\'=+-@"\n\r\t ,;aé＝');
    const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1 }), async (texts) => {
        const rows = readCsv(await write(...texts));
        expect(rows.map(({ cells }) => cells.a)).toEqual(texts);
      }),
    );
  });

  it.each([
    ['en-US', 'USD', 'a,b\r\n"1,5",1\r\n1.5,1\r\n12.50,1\r\n-0.05,1\r\n'],
    ['de-DE', 'EUR', 'a;b\r\n"1,5";1\r\n1,5;1\r\n12,50;1\r\n-0,05;1\r\n'],
    ['de-CH', 'CHF', 'a,b\r\n"1,5",1\r\n1.5,1\r\n12.50,1\r\n-0.05,1\r\n'],
    ['fr-FR', 'JPY', 'a;b\r\n"1,5";1\r\n1,5;1\r\n1250;1\r\n-5;1\r\n'],
  ])(
    'writes numbers and separates cells as spreadsheets of %s expect it',
    async (locale, currency, text) => {
      setShopPlace({ locale, currency });
      expect(await write('1,5', 1.5, csvAmount(1250), csvAmount(-5))).toBe(`\uFEFF${text}`);
    },
  );

  it('is sent in parts while the rows come', async () => {
    async function* rows() {
      for (let at = 0; at < 50; at += 1) yield 'x'.repeat(1000);
    }
    const parts = await collect(
      toCsv([{ name: { en: 'a', de: 'a' }, value: (text) => text }], rows(), 'en'),
    );
    expect(parts.length).toBe(3);
  });
});
