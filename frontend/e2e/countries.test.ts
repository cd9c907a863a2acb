import { addressForm, isZipcodeFirst } from '@book-store/contract/settings/place/address-forms';
import { COUNTRIES } from '@book-store/contract/settings/place/countries';
import { countryOf } from '@book-store/contract/settings/place/country-of';
import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';
import { confirmDialog, fillCart, placeOrderButton, signIn } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

journey.use(ownShop());

const NAMED =
  'AE AT AU BE BR CA CH CN CZ DE DK EE ES FI FK FR GB GR HK HU IE IL IN IT JP KR MO MX NL NZ';
/** Sixty: those above, and others all over the list. */
const SERVED = [
  ...new Set([
    ...NAMED.split(' '),
    ...['PL', 'PR', 'PS', 'PT', 'QA', 'RO', 'SE', 'SG', 'TR', 'TW', 'UA', 'US', 'ZA'],
    ...COUNTRIES.filter((code, at) => at % 7 === 3 && code !== 'NO'),
  ]),
].slice(0, 60);

/** The labels of the fields of an address, as somebody sees them. */
const labels = (page: Page) =>
  page
    .getByRole('group', { name: 'Delivery address' })
    .locator('label')
    .allInnerTexts()
    .then((all) => all.map((text) => text.trim()));

const labelOf = (name: string, need: ReturnType<typeof addressForm>['state']) =>
  need === 'none' ? [] : [need === 'optional' ? `${name} (optional)` : name];

const ways = (countries: readonly string[]) => ({
  ways: [
    {
      id: 'post',
      kind: 'parcel',
      countries,
      steps: [{ sum: 0, price: 3 }],
      days: { from: 2, to: 4 },
    },
  ],
  closed: { weekdays: [], dates: [] },
  keptDays: 14,
  orderableDays: 7,
});

journey(
  'sixty countries have their own fields in the checkout, and one is not delivered to',
  async ({ page, request }) => {
    const headers = await ownerHeaders(request);
    expect(SERVED).toHaveLength(60);
    await expect(await request.put('/api/admin/shop', { headers, data: ways(SERVED) })).toBeOK();
    const customer = await registerCustomer(request);
    const asCustomer = { Authorization: `Bearer ${customer.idToken}` };
    const oslo = { street: 'Gate 1', city: 'Oslo', country: 'Norge', zipcode: '0150' };
    const saved = { name: 'Rosa Reader', phone: '+12025550143', addresses: [oslo] };
    await expect(await request.put('/api/account', { headers: asCustomer, data: saved })).toBeOK();

    await fillCart(page);
    await signIn(page, customer, '/checkout');
    const country = page.getByRole('combobox', { name: 'Country' });
    await expect(page.getByText('We do not deliver to this country.')).toBeVisible();
    await expect(country.locator('option:checked')).toHaveText('Norway');
    for (const code of SERVED) {
      await country.selectOption(code);
      const { state, zipcode } = addressForm(code);
      const place = ['City', ...labelOf('Zipcode', zipcode)];
      if (isZipcodeFirst(code)) place.reverse();
      const fields = ['Address / Street', ...place, ...labelOf('State', state)];
      await expect
        .poll(() => labels(page), code)
        .toEqual(['Saved addresses', 'Country', ...fields]);
    }
    await expect(page.getByText('We do not deliver to this country.')).toBeHidden();

    for (const [code, width] of [
      ['US', 390],
      ['IE', 390],
      ['HK', 390],
      ['JP', 1280],
      ['DE', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await country.selectOption(code);
      await expectNoSidewaysScroll(page);
      expect(await violations(page)).toEqual([]);
    }

    await country.selectOption('HK');
    await page.getByLabel('Address / Street').fill('8 Nathan Road');
    await page.getByLabel('City').fill('Kowloon');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    const [order] = await ordersOf(request, customer);
    expect(order).toMatchObject({ address: { countryCode: 'HK', state: '', zipcode: '' } });
  },
);

journey('the shop knows every name that this browser has for a country', async ({ page }) => {
  await page.goto('/');
  const names = await page.evaluate(
    (codes) =>
      ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja', 'zh'].flatMap((language) => {
        const regions = new Intl.DisplayNames(language, { type: 'region' });
        return codes.map((code) => [code, regions.of(code) ?? code] as const);
      }),
    COUNTRIES,
  );
  expect(names.filter(([code, name]) => countryOf(name) !== code)).toEqual([]);
});
