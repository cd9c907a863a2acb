import { Withdrawal } from './withdrawals.model.ts';

/** Stores a withdrawal and returns its id. */
export async function aWithdrawal(given: { email?: string; at?: Date } = {}): Promise<string> {
  const { _id } = await Withdrawal.create({
    at: new Date(),
    number: 10_042,
    name: 'Ada Reader',
    email: 'ada@example.com',
    ...given,
  });
  return _id.toString();
}
