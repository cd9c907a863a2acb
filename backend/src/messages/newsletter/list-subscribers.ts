import { toEmail } from '@book-store/contract/email';
import type {
  ListSubscribersQuery,
  SubscriberView,
} from '@book-store/contract/messages/newsletter/newsletter.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { beginsWith, findPage, type Page } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { type StoredSubscriber, Subscriber } from './newsletter.model.ts';

const LATEST_FIRST = { consentedAt: -1, _id: -1 } as const;

/** Latest first. */
export async function listSubscribers(
  query: z.output<typeof ListSubscribersQuery>,
): Promise<Page<SubscriberView>> {
  const list = Subscriber.find(query.q ? { email: beginsWith(toEmail(query.q)) } : {})
    .sort(LATEST_FIRST)
    .lean<StoredSubscriber[]>();
  return findPage(list, query, toSubscriberView);
}

const toSubscriberView = (stored: StoredSubscriber): SubscriberView => ({
  _id: stored._id.toString(),
  email: shownEmail(stored.email),
  consentedAt: stored.consentedAt.toISOString(),
  confirmedAt: stored.confirmedAt?.toISOString(),
  pending: Boolean(stored.pendingUntil),
});

/** Throws `not-found`. */
export async function removeSubscriber(
  id: string,
  beforeCommit: BeforeCommit<void>,
): Promise<void> {
  const remove = async (session: ClientSession) => {
    const { deletedCount } = await Subscriber.deleteOne({ _id: id }, { session });
    if (deletedCount === 0) throw notFound('This address is not on the list.');
  };
  await inTransaction(remove, { beforeCommit });
}

type Exported = { email: string; consentedAt: Date; confirmedAt: Date | undefined; token: string };

/** Active addresses, earliest consent first, each with the token of its links. */
export async function* exportSubscribers(): AsyncGenerator<Exported> {
  const cursor = Subscriber.find({ pendingUntil: null })
    .sort({ consentedAt: 1, _id: 1 })
    .hint(LATEST_FIRST)
    .lean<StoredSubscriber[]>()
    .cursor();
  for await (const stored of cursor as AsyncIterable<StoredSubscriber>) {
    const { email, consentedAt, confirmedAt, token } = stored;
    yield { email, consentedAt, confirmedAt: confirmedAt ?? undefined, token };
  }
}
