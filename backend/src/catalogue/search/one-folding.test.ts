import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { forgetFigures } from '../../reports/figures/figures.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), Order.deleteMany({})]);
  await forgetFigures();
});

let admin: string;
beforeAll(async () => {
  admin = await asAdmin();
});

const ask = async (path: string, q: string) =>
  (
    await app
      .http()
      .get(`${path}?q=${encodeURIComponent(q)}`)
      .set('Authorization', admin)
  ).body;

/** A name, and what people type for it. */
const SPELLINGS: [name: string, typed: string[]][] = [
  ['Flann O’Brien', ["o'brien", 'O’BRIEN', 'obrien', 'brien', 'flann O`Brien', 'oʼbrien']],
  ["Peter O'Toole", ['o’toole', 'otoole', 'toole peter']],
  ["D'Artagnan", ['d’artagnan', 'dartagnan', 'artagnan']],
  ['Hawai‘i Qur’an', ["hawai'i", 'hawaii', 'quran']],
  ['Anne-Marie Weiß', ['anne marie', 'Weiss', 'WEISS', 'weiß', 'ANNE-MARIE']],
  ['Łukasz Żółć', ['lukasz', 'zolc', 'ŁUKASZ', 'żółć']],
  ['Søren Ærø', ['soren', 'soeren', 'aero', 'SØREN']],
  ['İnci Diyarbakır', ['inci', 'diyarbakir', 'DİYARBAKIR']],
  ['Œdipe Cœur', ['oedipe', 'coeur', 'ŒDIPE']],
  ['Þór Ðað', ['thor', 'dad']],
  ['Đặng Thị Mỹ', ['dang', 'thi my', 'đặng']],
  ['Jürgen Müller', ['muller', 'mueller', 'juergen mueller', 'MÜLLER', 'mu\u0308ller']],
  ['Juergen Moeller', ['jürgen', 'möller', 'moeller']],
  ['Ｆｕｌｌ ﬁne', ['full', 'fine', 'ｆｕｌｌ']],
  ['Plain Full', ['ｆｕｌｌ', 'ｐｌａｉｎ']],
  ['Lev Tolstoy', ['толстой', 'лев']],
  ['Лев Толстой', ['tolstoy', 'толстой', 'ЛЕВ']],
  ['Ελένη Παπαδοπούλου', ['eleni', 'ελενη', 'ΠΑΠΑΔΟΠΟΥΛΟΥ']],
  ['村上春樹', ['村上', '春樹', '村上春樹', '村']],
  ['ハリー', ['はり', 'ﾊﾘｰ', 'ハリー']],
  ['สมชาย ใจดี', ['สมชาย', 'ใจดี', 'ชาย']],
  ['राम किशोर', ['किशोर', 'राम']],
  ['محمّد كاظم', ['محمد', 'کاظم']],
  ['דָּוִד', ['דוד']],
  ['김철수', ['김철', '김']],
  ['Co\u00adoper Kno\u200bwles', ['cooper', 'knowles']],
];
describe('what somebody types', () => {
  it.each(SPELLINGS)(
    'finds books, orders and customers with the name %s: %j',
    async (name, typed) => {
      await aBook({ title: name, author: 'Another' });
      await aBook({ title: 'Another', author: name });
      await aBook({ title: 'Zzyzx', author: 'Nobody' });
      await anOrder({ uid: 'one', name });
      await anOrder({ uid: 'two', name: 'Zzyzx Nobody' });
      for (const q of typed) {
        const suggested = await ask('/api/suggestions', q);
        expect({
          q,
          match: suggested.match,
          books: suggested.books.length,
          author: suggested.authors[0]?.name,
          orders: (await ask('/api/admin/orders', q)).map((one: { name: string }) => one.name),
          customers: (await ask('/api/admin/customers', q)).customers.map(
            (one: { name: string }) => one.name,
          ),
        }).toEqual({
          q,
          match: 'exact',
          books: 2,
          author: name,
          orders: [name],
          customers: [name],
        });
      }
    },
  );
});
