import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '../shared/errors.ts';

/** Thrown when the user presses Ctrl-C or ends the input. */
export class Cancelled extends Error {}

/**
 * Returns a new password: typed twice without echo on a terminal, or read from a pipe without the line
 * ending. Throws `Cancelled`, or `bad-request` if the two entries differ.
 */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await askHidden('New password: ');
  if ((await askHidden('Repeat the password: ')) === password) return password;
  throw new AppError('bad-request', { detail: 'The passwords do not match.' });
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: noEcho, terminal: true });
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
