import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '../shared/errors.ts';

/** The person pressed Ctrl-C or ended the input. */
export class Cancelled extends Error {}

/**
 * A new password: typed twice on a terminal, where it is not shown, or what is piped in, without the
 * line's end. Throws `Cancelled`, and `bad-request` where the two differ.
 */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await askHidden('New password: ');
  if ((await askHidden('Once more: ')) === password) return password;
  throw new AppError('bad-request', { detail: 'These were two different passwords.' });
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new Cancelled()));
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
