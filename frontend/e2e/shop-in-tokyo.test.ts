import { ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { sellFromNothing } from './harness/set-up-shop.ts';

journey.use(ownShop());

journey(
  'a shop in Tokyo goes from nothing to a delivered order',
  async ({ page, newVisitor, request }) =>
    sellFromNothing(
      { page, newVisitor, request },
      {
        name: 'Jimbocho Books',
        country: 'Japan',
        tax: { number: 'T1234567890123', line: /incl\. 10% tax/ },
        ways: [{ name: 'Yamato', countries: ['Japan'], fee: '520' }],
        storefront: 'Refined',
        book: { title: '雪国 (Snow Country)', price: '1,650', language: 'ja' },
        address: {
          Street: '1-2-3 Kanda Jimbocho',
          City: 'Chiyoda-ku',
          'ZIP or postal code': '101-0051',
          State: 'Tokyo',
        },
        sums: {
          copy: /^[¥￥]1,650$/,
          books: /^[¥￥]3,300$/,
          fee: /^[¥￥]520$/,
          total: /[¥￥]3,820/,
        },
      },
    ),
);
