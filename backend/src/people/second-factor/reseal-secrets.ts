import { AdminAccount } from '../admins/admins.model.ts';
import { createSecretBox } from './secret-box.ts';

/** Encrypts with the first `JWT_SECRET` what an older one has encrypted, so that the older one can go. */
export async function resealSecrets(secrets: readonly string[]): Promise<void> {
  const box = createSecretBox(secrets);
  const admins = await AdminAccount.find({ secondFactor: { $exists: true } }).lean();
  for (const { _id, secondFactor } of admins) {
    const resealed = await box.reseal(secondFactor?.secret ?? '');
    const own = { _id, 'secondFactor.secret': secondFactor?.secret };
    if (resealed) await AdminAccount.updateOne(own, { 'secondFactor.secret': resealed });
  }
}
