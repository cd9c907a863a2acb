import type { mongo } from 'mongoose';

/** The mailed links of accounts and those of admins are now in one collection. */
export async function oneTimeLinks(db: mongo.Db): Promise<void> {
  for (const name of ['account_codes', 'admin_links']) {
    const former = db.collection(name);
    for await (const link of former.find())
      await db.collection('one_time_links').replaceOne({ _id: link._id }, link, { upsert: true });
    if (await db.listCollections({ name }).hasNext()) await former.drop();
  }
}
