import { randomUUID } from 'node:crypto';
import { IdempotencyHeaders } from '@book-store/contract/call';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { API_TABLE, nameOf } from '../../testing/checks/api-table.ts';
import type { Call } from '../../testing/checks/call-example.ts';
import { RIGHTS } from './rights.fixtures.ts';
import { useWholeApp } from './whole-app.fixtures.ts';

const app = useWholeApp();
const password = 'the password of the admin';

const READS = 'reads only';
const SET = 'sets a state; the same once more changes nothing';
const FROM = 'names what it has seen, so the same once more is refused or changes nothing';

/** Why a call without a key may be sent again when its reply was lost. */
const WITHOUT_KEY: Record<string, string> = {
  'POST /api/auth/admin': 'one session more, which ends by itself',
  'POST /api/admin/session': 'one session more, which ends by itself',
  'POST /api/admin/password': SET,
  'POST /api/admin/notifications/seen': SET,
  'POST /api/admin/clock/confirm': FROM,
  'POST /api/admin/books/:id/stock/put-right': 'a book gets the copies that its log says',
  'POST /api/admin/markdown': READS,
  'POST /api/admin/covers': 'a picture is stored once by its content',
  'POST /api/admin/covers/retries': SET,
  'POST /api/admin/isbn/:isbn/cover': 'a picture is stored once by its content',
  'POST /api/admin/backups': 'one is made at a time',
  'POST /api/admin/backups/:name/download': READS,
  'POST /api/admin/books/changes/undo': FROM,
  'POST /api/admin/bin/put-back': SET,
  'POST /api/admin/imports/:id/stop': SET,
  'POST /api/admin/imports/:id/undo': 'an import is undone once',
  'POST /api/admin/orders/moves': FROM,
  'POST /api/admin/orders/moves/undo': FROM,
  'POST /api/admin/orders/:id/undo': FROM,
  'POST /api/admin/orders/:id/invoice': 'an order has one invoice',
  'POST /api/admin/orders/:id/end-links': 'the links of mails that are sent later are not ended',
  'POST /api/admin/orders/:id/payment/check': 'takes over what Stripe says',
  'POST /api/admin/orders/:id/returns/:returnId/agree': FROM,
  'POST /api/admin/orders/:id/returns/:returnId/refuse': FROM,
  'POST /api/admin/orders/:id/returns/:returnId/receive': FROM,
  'POST /api/admin/orders/:id/returns/:returnId/refund': 'a return is refunded once',
  'POST /api/admin/papers/:id/cancellation': FROM,
  'POST /api/admin/papers/:id/correction': FROM,
  'POST /api/admin/mail-server/test': 'ten in ten minutes at most, to the owner alone',
  'POST /api/admin/papers/:id/mail': 'a paper is mailed once a day',
  'POST /api/admin/invitations': 'each is a link of its own, which the owner sees and can withdraw',
  'POST /api/admin/people/:id/password-link': 'each is a link of its own, and using one ends all',
  'POST /api/admin/second-factor/offer': 'a session is offered one secret',
  'POST /api/admin/second-factor': 'a code of the app counts once',
  'POST /api/admin/second-factor/recovery-codes': 'the last ones count, and can be drawn again',
  'POST /api/auth/admin/forgotten': 'nobody gets more than five mails a day',
  'POST /api/auth/admin/link': READS,
  'POST /api/auth/admin/invitation': 'an invitation is accepted once',
  'POST /api/auth/admin/password': 'a link is used once',
  'POST /api/auth/admin/email': 'a link is used once',
  'POST /api/admin/payments/bank-file': READS,
  'POST /api/admin/payments/bank-rows': 'a row of a file is counted once',
  'POST /api/account/cart/changes': 'of all changes of a book, the latest counts',
  'POST /api/discount-codes/preview': READS,
  'POST /api/gift-cards/check': READS,
  'POST /api/guest-orders/paper': READS,
  'POST /api/guest-orders/paper-file': READS,
  'POST /api/guest-orders/paper-mail': 'a paper is mailed once a day',
  'POST /api/guest-orders/view': READS,
  'POST /api/guest-orders/cancel': SET,
  'POST /api/guest-orders/cancel-lines': FROM,
  'POST /api/guest-orders/confirm': SET,
  'POST /api/guest-orders/invoice': 'an order has one invoice',
  'POST /api/guest-orders/checkout': 'an order has one open page at Stripe',
  'POST /api/orders/:id/cancel': SET,
  'POST /api/orders/:id/cancel-lines': FROM,
  'POST /api/orders/:id/confirm': SET,
  'POST /api/orders/:id/invoice': 'an order has one invoice',
  'POST /api/orders/:id/papers/:paper/mail': 'a paper is mailed once a day',
  'POST /api/orders/:id/checkout': 'an order has one open page at Stripe',
  'POST /api/account/wishes': 'a book is on the list once',
  'POST /api/back-in-stock': 'an address waits for a book once',
  'POST /api/admin/erasures': SET,
  'POST /api/back-in-stock/confirm': SET,
  'POST /api/back-in-stock/confirm/:token/:bookId/form': SET,
  'POST /api/back-in-stock/stop/:token': SET,
  'POST /api/back-in-stock/stop/:token/form': SET,
  'POST /api/questions': 'the same question counts once a day',
  'POST /api/newsletter': 'an address is subscribed once',
  'POST /api/newsletter/confirm': SET,
  'POST /api/newsletter/confirm/:token/form': SET,
  'POST /api/newsletter/unsubscribe/:token': SET,
  'POST /api/newsletter/unsubscribe/:token/form': SET,
  'POST /api/payments/stripe/webhook': 'an event is counted once',
  'POST /api/withdrawals': 'the same withdrawal is kept once a day',
};

const posts = API_TABLE.filter(({ method }) => method === 'post');
const keyed = posts.filter(({ headers }) => headers === IdempotencyHeaders).map(nameOf);
/** What customers add has the key itself; its own tests send it twice. */
const ELSEWHERE = /^POST \/api\/(guest-)?orders\b/;

describe('a call that adds', () => {
  it('takes an Idempotency-Key, or stands here with the reason why it needs none', () => {
    const others = posts.map(nameOf).filter((name) => !keyed.includes(name));
    expect(others.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
  });

  it.each(keyed.filter((name) => !ELSEWHERE.test(name)))(
    'adds once when its reply was lost: %s',
    async (name) => {
      const as = await signIn();
      const call = await RIGHTS[name]?.call?.({ uid: 'owner', password });
      const key = randomUUID();
      const send = sender(name, call ?? {}, as);
      const first = await send(key);
      expect(first.status).toBe(RIGHTS[name]?.status);
      const stored = await everything();
      const again = await send(key);
      expect(await everything()).toEqual(stored);
      // What a change of many books was is not kept.
      const isMany = name.endsWith('/books/changes');
      expect(again.status).toBe(isMany ? 409 : first.status);
      if (!isMany) expect(again.body._id ?? again.body.id).toBe(first.body._id ?? first.body.id);
    },
  );
});

async function signIn(): Promise<string> {
  const admin = await anAdmin({ password });
  const call = app.http().post('/api/auth/admin').set('X-Forwarded-For', randomUUID());
  return `Bearer ${(await call.send(admin)).body.token}`;
}

const sender =
  (name: string, { path, body, type }: Call, as: string) =>
  (key: string) => {
    const call = app.http().post(path ?? name.replace('POST ', ''));
    if (type) call.set('Content-Type', type);
    return call.set({ Authorization: as, 'Idempotency-Key': key }).send(body as object);
  };

/** A card whose code was lost with the reply gets another one. */
const OF_THE_MACHINE = ['gift_card_codes', 'rate_windows', 'jobs', 'clock', 'admin_sessions'];

async function everything(): Promise<Record<string, number>> {
  const { connection } = mongoose;
  const names = (await connection.listCollections()).map(({ name }) => name);
  const counted = names.filter((name) => !OF_THE_MACHINE.includes(name)).sort();
  const sums = await Promise.all(
    counted.map(async (name) => JSON.stringify(await connection.collection(name).find().toArray())),
  );
  return Object.fromEntries(counted.map((name, at) => [name, sums[at]?.length ?? 0]));
}
