import { DETAIL_CODES, type DetailCode } from '@book-store/contract/detail-codes';
import { FIELD_CODES, type FieldCode, type FieldValues } from '@book-store/contract/field-codes';
import { setShopPlace } from '@book-store/contract/place';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dashboardInGerman } from '../app/german-dashboard-texts.ts';
import { inGerman } from '../app/german-texts.ts';
import { setShopWording } from '../lib/wording/storefront-texts.ts';
import { toApiProblem } from './api-problem.ts';

const ENGLISH = 'Please look at this: the server says so.';

/** Returns what is said of a field that the server has refused. */
function said(path: string, code: FieldCode, values: FieldValues): string | undefined {
  const fields = [{ path, message: ENGLISH, code, values }];
  const data = { title: 'Bad request', code: 'bad-request', detail: ENGLISH, fields };
  return toApiProblem({ status: 400, data }).fields[path];
}

/** All values that a problem can have; every sentence has those that it is about. */
const VALUES: FieldValues = {
  minimum: 3,
  maximum: 40,
  decimals: 2,
  of: 5,
  from: '2026-02-01',
  to: '2026-03-31',
  countries: ['AT'],
  variables: ['SMTP_URL'],
  due: 7,
  chargeable: 6,
  giftCard: 1,
  refundable: 8,
  balance: 2,
};
const ENGLISH_WORDS = /\b(the|this|please|must|at most|at least|of|not|and|or|from|to)\b/i;

describe('a refused field in a German shop', () => {
  beforeEach(() => {
    setShopWording(inGerman);
    setShopPlace({ currency: 'EUR', locale: 'de-DE' });
  });
  afterEach(() => {
    setShopWording();
    setShopPlace();
  });

  it.each(FIELD_CODES)('says in German why it is refused: %s', (code) => {
    for (const values of [VALUES, {}]) {
      for (const path of ['addresses.0.city', 'email', 'delivery', 'productIds', 'anything', '']) {
        expect(said(path, code, values)).toMatch(/^[A-ZÄÖÜ].{8,}\.$/);
        expect(said(path, code, values)).not.toMatch(ENGLISH_WORDS);
      }
    }
    expect(said('anything', code, VALUES)).not.toContain('undefined');
  });

  it.each<[path: string, FieldCode, FieldValues, sentence: string | RegExp]>([
    ['address.city', 'required', {}, 'Bitte geben Sie den Ort an.'],
    ['reason', 'required', {}, 'Bitte füllen Sie dieses Feld aus.'],
    ['address.city', 'too-long', { maximum: 80 }, 'Höchstens 80 Zeichen.'],
    ['addresses', 'too-many', { maximum: 20 }, 'Ein Kundenkonto hat höchstens 20 Adressen.'],
    ['productIds', 'too-many', { maximum: 50 }, 'Eine Bestellung hat höchstens 50 Bücher.'],
    ['copies', 'too-large', { maximum: 12_000 }, 'Bitte geben Sie höchstens 12.000 ein.'],
    [
      'amount',
      'too-small',
      { minimum: 5, maximum: 1250.5, currency: 'EUR' },
      /^Bitte geben Sie 5,00\s€ bis 1\.250,50\s€ ein\.$/,
    ],
    ['giftCard', 'gift-card-refused', { balance: 2, currency: 'EUR' }, /nur noch 2,00\s€\.$/],
    ['giftCard', 'gift-card-refused', { balance: 0, currency: 'EUR' }, /ist aufgebraucht\.$/],
    ['giftCard.amount', 'too-large', { maximum: 'totalPrice' }, 'Das ist zu viel.'],
    [
      'sendOn',
      'day-too-late',
      { to: '2027-03-01' },
      'Bitte wählen Sie einen Tag bis zum 1. März 2027.',
    ],
    [
      'address.country',
      'not-delivered-to',
      { countries: ['AT', 'CH'] },
      /: Österreich und Schweiz\.$/,
    ],
    ['delivery', 'not-offered', {}, /^Dieser Versandweg/],
    ['payment', 'not-offered', {}, /^Diese Zahlungsart/],
  ])(
    'writes at %s, for %s with %j, in its language and currency',
    (path, code, values, sentence) => {
      expect(said(path, code, values)).toMatch(sentence);
    },
  );

  it('asks to look at what a newer server refuses for a reason of its own', () => {
    expect(said('email', 'too-quaint' as FieldCode, {})).toBe('Bitte prüfen Sie diese Angabe.');
  });

  it('says how a list that is full can be used again', () => {
    const data = { title: 'Conflict', code: 'list-full', detail: ENGLISH, maximum: 500 };
    expect(toApiProblem({ status: 409, data }).message).toBe(
      'Die Liste ist voll. Bitte entfernen Sie zuerst ein Buch.',
    );
  });
});

describe('what a German shop says of a call that is refused', () => {
  beforeEach(() => setShopWording(inGerman));
  afterEach(() => setShopWording());

  it.each([
    [{}, 'Rücksendungen lassen sich hier nicht anmelden.'],
    [{ contact: 1 }, 'Rücksendungen lassen sich hier nicht anmelden. Bitte sprechen Sie uns an.'],
  ])('asks customers to talk to it only where they can: %j', (detailValues, sentence) => {
    const said = { code: 'conflict', detailCode: 'returns-not-offered', detailValues };
    const data = { title: 'Conflict', detail: ENGLISH, ...said };
    expect(toApiProblem({ status: 409, data }).message).toBe(sentence);
  });
});

describe('what a German dashboard says of a call that is refused', () => {
  beforeEach(() => {
    setShopWording(dashboardInGerman);
    setShopPlace({ currency: 'EUR', locale: 'de-DE' });
  });
  afterEach(() => {
    setShopWording();
    setShopPlace();
  });
  const saidOf = (problem: object) =>
    toApiProblem({ status: 409, data: { title: 'Conflict', detail: ENGLISH, ...problem } }).message;

  it.each(DETAIL_CODES)('says in German why it is refused: %s', (detailCode) => {
    const detailValues = { ...VALUES, count: 4, millions: 50, hours: 24, name: 'Emma' };
    const sentence = saidOf({ code: 'conflict', detailCode, detailValues });
    expect(sentence).toMatch(/^[A-ZÄÖÜ].{8,}\.$/);
    expect(sentence).not.toMatch(ENGLISH_WORDS);
    expect(sentence).not.toContain('undefined');
    expect(sentence).not.toBe(saidOf({ code: 'conflict' }));
  });

  it('writes numbers and amounts as the shop does', () => {
    const left = { detailCode: 'gift-card-balance', detailValues: { balance: 2, currency: 'EUR' } };
    expect(saidOf({ code: 'conflict', ...left })).toMatch(/nur noch 2,00\s€\.$/);
    const used = { detailCode: 'genre-used', detailValues: { count: 12_000 } };
    expect(saidOf({ code: 'conflict', ...used })).toContain('12.000');
  });

  it('says what is wrong with a field where nothing else is known, or of a newer server, the code', () => {
    const fields = [{ path: 'code', message: ENGLISH, code: 'duplicate', values: {} }];
    expect(saidOf({ code: 'conflict', fields })).toMatch(/^Das gibt es schon\./);
    const detailCode = 'too-quaint' as DetailCode;
    expect(saidOf({ code: 'forbidden', detailCode })).toBe('Dafür fehlt Ihnen die Berechtigung.');
  });
});

it("shows the server's own sentences in an English shop", () => {
  expect(said('email', 'invalid-email', {})).toBe(ENGLISH);
});
