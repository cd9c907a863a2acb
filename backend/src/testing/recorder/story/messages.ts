import type { Story } from './story.ts';

/** News are written, people subscribe to the newsletter and leave it, mails are resent. */
export async function messages({ admin, visitor, hours }: Story): Promise<void> {
  const item = {
    title: 'A reading by candlelight',
    description: 'On Friday we read ghost stories.',
    text: 'Bring a **candle**.',
    date: '2026-04-10',
    draft: false,
  };
  await admin('GET /api/admin/news');
  const { body: news } = await admin('POST /api/admin/news', item);
  const { body: draft } = await admin('POST /api/admin/news', { ...item, draft: true });
  await admin(`GET /api/admin/news/${draft.id}`);
  await admin(`PUT /api/admin/news/${news.id}`, { ...item, title: 'A reading by daylight' });
  await visitor('GET /api/news?limit=3');
  await visitor(`GET /api/news/${news.id}`);
  await visitor(`GET /api/news/${draft.id}`, undefined, { status: 404 });
  await admin(`DELETE /api/admin/news/${draft.id}`);

  const tokens: string[] = [];
  for (const email of ['ada@example.com', 'nora@example.com', 'nils@example.com']) {
    await visitor('POST /api/newsletter', { email });
    await hours(1);
    const { body: mails } = await admin(`GET /api/admin/mails?q=${email}`);
    const { body: mail } = await admin(`GET /api/admin/mails/${mails.mails[0]._id}`);
    tokens.push(/[?#&]token=([\w-]{32})/.exec(mail.text)?.[1] ?? mail.text);
  }
  const [ada = '', nora = '', nils = ''] = tokens;
  for (const token of tokens) await visitor('POST /api/newsletter/confirm', { token });
  await admin('GET /api/admin/exports/newsletter.csv');
  await visitor(`GET /api/newsletter/unsubscribe/${nora}`);
  await visitor(`POST /api/newsletter/unsubscribe/${nora}`);
  await visitor(`POST /api/newsletter/unsubscribe/${nils}/form`);
  await visitor(`POST /api/newsletter/unsubscribe/${ada}x`, undefined, { status: 404 });
  const { body: subscribers } = await admin('GET /api/admin/newsletter');
  await admin(`DELETE /api/admin/newsletter/${subscribers[0]._id}`);

  const { body: mails } = await admin('GET /api/admin/mails');
  await admin(`POST /api/admin/mails/${mails.mails[0]._id}/resend`, {});
  await hours(1);
}
