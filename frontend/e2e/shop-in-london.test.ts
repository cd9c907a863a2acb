import { ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { sellFromNothing } from './harness/set-up-shop.ts';

journey.use(ownShop());

journey(
  'a shop in London goes from nothing to a delivered order',
  async ({ page, newVisitor, request }) =>
    sellFromNothing(
      { page, newVisitor, request },
      {
        name: 'Bloomsbury Lane Books',
        country: 'United Kingdom',
        tax: { number: 'GB123456789' },
        ways: [{ name: 'Royal Mail', countries: ['United Kingdom'], fee: '3.20' }],
        storefront: 'Refined',
        book: { title: 'A Walk along the Fleet', price: '9.99', language: 'en' },
        address: {
          Street: '12 Lamb’s Conduit Street',
          City: 'London',
          'ZIP or postal code': 'WC1N 3LH',
        },
        sums: { copy: /^£9\.99$/, books: /^£19\.98$/, fee: /^£3\.20$/, total: /£23\.18/ },
      },
    ),
);
