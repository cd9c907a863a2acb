import { ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { sellFromNothing } from './harness/set-up-shop.ts';

journey.use(ownShop());

journey(
  'a shop in Kuwait goes from nothing to a delivered order',
  async ({ page, newVisitor, request }) =>
    sellFromNothing(
      { page, newVisitor, request },
      {
        name: 'Salmiya Books',
        country: 'Kuwait',
        ways: [{ name: 'Courier', countries: ['Kuwait'], fee: '1.250' }],
        storefront: 'Refined',
        book: { title: 'The Pearl Divers', price: '4.375', language: 'en' },
        address: {
          Street: 'Block 4, Street 12, House 7',
          City: 'Salmiya',
          'ZIP or postal code': '22005',
        },
        sums: {
          copy: /^KWD\s4\.375$/,
          books: /^KWD\s8\.750$/,
          fee: /^KWD\s1\.250$/,
          total: /KWD\s10\.000/,
        },
      },
    ),
);
